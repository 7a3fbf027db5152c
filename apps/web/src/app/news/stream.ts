import { readNews, type NewsItem } from './news-item';

/** The browser reconnects by itself after a broken connection; after a refusal it gives up, and this asks again. */
const ASK_AGAIN_AFTER_MS = 10_000;

interface Listener {
  onItem(item: NewsItem): void;
  /** The stream is back after a time in which something may have been missed. */
  onGap(): void;
  /** The server refused the stream: signed out, too many tabs, or it is just starting. */
  onRefused(): void;
}

/** Opens a stream of server-sent events and keeps it open. Returns how to close it. */
export function openNewsStream(url: string, { onItem, onGap, onRefused }: Listener): () => void {
  let source: EventSource | undefined;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  let gap = false;

  function open(): void {
    const opened = new EventSource(url);
    source = opened;
    opened.onopen = () => {
      if (gap) onGap();
      gap = false;
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const item = readNews(data);
      if (item) onItem(item);
    };
    opened.onerror = () => {
      gap = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      askAgain = setTimeout(open, ASK_AGAIN_AFTER_MS);
    };
  }

  open();
  return () => {
    clearTimeout(askAgain);
    source?.close();
  };
}
