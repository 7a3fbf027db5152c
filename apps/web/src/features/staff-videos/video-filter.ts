import { MAX_SEARCH_LENGTH } from '@simmer/contracts/constants';

export const VIDEO_STATES = ['all', 'shown', 'hidden'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** Which videos staff see, as it stands in the address. */
export interface VideoFilter {
  state?: Exclude<VideoState, 'all'>;
  search?: string;
}

/** Reads the address; what is not known is left out, never an error. */
export function readVideoFilter({ state, search }: Record<string, unknown>): VideoFilter {
  const text = search === undefined ? '' : String(search).slice(0, MAX_SEARCH_LENGTH).trim();
  return { ...((state === 'shown' || state === 'hidden') && { state }), ...(text && { search: text }) };
}
