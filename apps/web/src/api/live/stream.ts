import type { LiveUpdate } from '@simmer/contracts';
import { LIVE_HEARTBEAT_MS } from '@simmer/contracts/constants';
import { serverOrigin } from '../../browser/site';
import { askOften } from './ask-often';
import { readLiveUpdate } from './live-update';

/** The browser reconnects by itself after a broken connection; after a refusal it gives up, and this asks again. */
const ASK_AGAIN_AFTER_MS = 10_000;
/** A connection that has said nothing for so long is gone, though nobody has closed it. */
const SILENT_FOR_MS = 2.5 * LIVE_HEARTBEAT_MS;

interface Listener {
  /** It is open, or broken. */
  onState(isOpen: boolean): void;
  onUpdate(update: LiveUpdate): void;
  /** The stream opens after a time in which something may have been missed: while it was broken, or before it was first open. */
  onGap(isFirst: boolean): void;
  /** The server refused the stream: signed out, too many tabs, or it is just starting. */
  onRefused(): void;
}

/** Opens a stream of server-sent events and keeps it open. Returns how to close it. */
export function openLiveUpdates(url: string, { onState, onUpdate, onGap, onRefused }: Listener): () => void {
  if (serverOrigin) return askOften(() => onGap(false));
  let source: EventSource | undefined;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let gap: 'first' | 'broken' | undefined = 'first';

  function open(): void {
    const opened = new EventSource(url);
    source = opened;
    opened.onopen = () => {
      heard();
      onState(true);
      if (gap) onGap(gap === 'first');
      gap = undefined;
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      heard();
      const update = readLiveUpdate(data);
      if (update) onUpdate(update);
    };
    opened.addEventListener('heartbeat', heard);
    opened.onerror = () => {
      broken();
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      askAgain = setTimeout(open, ASK_AGAIN_AFTER_MS);
    };
  }

  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source?.close();
      broken();
      open();
    }, SILENT_FOR_MS);
  }

  function broken(): void {
    clearTimeout(silence);
    gap = 'broken';
    onState(false);
  }

  open();
  return () => {
    clearTimeout(askAgain);
    clearTimeout(silence);
    source?.close();
    onState(false);
  };
}
