import { session } from './session/session';

type Room = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What a full device had no room for: kept until the page is left. */
const withoutRoom = new Map<string, string>();

/** What this device keeps of one account's words, and shows to no other. Values are anything that JSON can say. */
export class KeptForCook {
  private readonly prefix: string;

  constructor(
    private readonly room: Room,
    accountId: string,
  ) {
    this.prefix = `simmer.kept.${accountId}.`;
  }

  /** Undefined when nothing is kept there, or nothing that can be read. */
  read<T>(place: string): T | undefined {
    const key = this.prefix + place;
    const kept = withoutRoom.get(key) ?? this.room.getItem(key);
    if (kept === null) return undefined;
    try {
      return JSON.parse(kept) as T;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.remove(place);
      return undefined;
    }
  }

  /** False when the device has no room for it: then it is kept until the page is left. */
  write(place: string, value: unknown): boolean {
    return this.store(place, JSON.stringify(value));
  }

  remove(place: string): void {
    withoutRoom.delete(this.prefix + place);
    this.room.removeItem(this.prefix + place);
  }

  /** Takes over what was kept for nobody in particular. */
  takeOver(key: string, place: string): void {
    const text = this.room.getItem(key);
    if (text === null) return;
    this.room.removeItem(key);
    this.store(place, text);
  }

  /** The places that begin so. */
  places(start: string): string[] {
    const stored = Array.from({ length: this.room.length }, (_, index) => this.room.key(index) ?? '');
    const keys = new Set([...stored, ...withoutRoom.keys()]);
    return [...keys].filter((key) => key.startsWith(this.prefix + start)).map((key) => key.slice(this.prefix.length));
  }

  private store(place: string, text: string): boolean {
    const key = this.prefix + place;
    try {
      this.room.setItem(key, text);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      withoutRoom.set(key, text);
      return false;
    }
    withoutRoom.delete(key);
    return true;
  }
}

let cook = '';

/** For the cook who is signed in, or who was until a moment ago: words stay theirs when a session ends while they type. */
export function keptForCook(): KeptForCook {
  const current = session.current();
  if (current.status === 'signed-in') cook = current.account.id;
  return new KeptForCook(localStorage, cook);
}
