import * as t from '@simmer/messages/frame';

/** The badge of the lists' tab: how much is still to get, until the cook has seen it. */
export class ToGetBadge {
  shown = { badge: 0, badgeLabel: '' };
  private seen = 0;
  private count = 0;

  constructor(private readonly onChange: () => void) {}

  setCount(count: number): void {
    this.show(count, Math.min(this.seen, count));
  }

  /** The cook has seen it on its own screen: it comes back when there is more to get. */
  see(): void {
    this.show(this.count, this.count);
  }

  private show(count: number, seen: number): void {
    [this.count, this.seen] = [count, seen];
    // what was ticked since then is no news
    this.shown = { badge: count > seen ? count : 0, badgeLabel: t.toGet({ count }) };
    this.onChange();
  }
}
