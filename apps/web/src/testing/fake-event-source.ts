import type { LiveUpdate } from '@simmer/contracts';

/** What the browser's class does, as far as the app uses it; the test says what the server does. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(update: LiveUpdate): void {
    this.onmessage?.({ data: JSON.stringify(update) });
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
