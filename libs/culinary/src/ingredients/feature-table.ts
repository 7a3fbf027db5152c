import { TEMPLATES } from './tagger-features';

/** Open addressing over (template, first half, second half): the look-up that decides how fast lines are read. */
export class FeatureTable {
  private readonly mask: number;
  /** Four numbers a slot: template + 1, first half, second half, value. */
  private readonly slots: Int32Array;

  constructor(entries: number) {
    let size = 1024;
    while (size < entries * 3) size *= 2;
    this.mask = size - 1;
    this.slots = new Int32Array(size * 4);
  }

  set(template: number, first: number, second: number, value: number): void {
    const at = this.find(template, first, second);
    this.slots[at] = template + 1;
    this.slots[at + 1] = first;
    this.slots[at + 2] = second;
    this.slots[at + 3] = value;
  }

  /** The value of a feature, or -1. */
  get(template: number, first: number, second: number): number {
    const at = this.find(template, first, second);
    return this.slots[at] === 0 ? -1 : this.slots[at + 3]!;
  }

  private find(template: number, first: number, second: number): number {
    const { slots, mask } = this;
    let hash = Math.imul(first * TEMPLATES + template, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 4;
      if (slots[at] === 0) return at;
      if (slots[at] === template + 1 && slots[at + 1] === first && slots[at + 2] === second) return at;
    }
  }
}
