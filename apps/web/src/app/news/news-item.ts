import type { events, PayloadOf } from '@simmer/contracts';

type LiveEvent = (typeof events)[keyof typeof events];

/** What may arrive on the stream: the events of the contracts, by their subjects. */
export type NewsItem = { [S in LiveEvent['subject']]: { type: S; payload: PayloadOf<Extract<LiveEvent, { subject: S }>> } }[LiveEvent['subject']];

/** Reads one message of the stream; undefined for anything that is not news. */
export function readNews(data: string): NewsItem | undefined {
  const item: unknown = JSON.parse(data);
  const isNews = typeof item === 'object' && item !== null && 'type' in item && 'payload' in item && typeof item.type === 'string';
  return isNews ? (item as NewsItem) : undefined;
}
