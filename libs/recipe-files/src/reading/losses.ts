import type { FileLoss } from '@simmer/contracts/constants';

const LONGEST_LIST = 300;

/** The loss of a waiting time; none for null and zero. */
export const waitingLoss = (minutes: number | null): FileLoss[] => (minutes ? [{ code: 'waiting-time', params: { minutes } }] : []);

export const videoLoss = (hasVideo: boolean): FileLoss[] => (hasVideo ? [{ code: 'video' }] : []);

export const toolsLoss = (tools: readonly string[]): FileLoss[] =>
  tools.length > 0 ? [{ code: 'tools', params: { names: tools.join(', ').slice(0, LONGEST_LIST) } }] : [];

/** How many pictures besides the one that is used. */
export const morePictures = (count: number): FileLoss[] => (count > 0 ? [{ code: 'more-pictures', params: { count } }] : []);

export const attachedFiles = (count: number): FileLoss[] => (count > 0 ? [{ code: 'attached-files', params: { count } }] : []);
