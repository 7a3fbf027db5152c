import type { VideoChapter } from '@simmer/contracts';

/** The chapter that is shown at a second, by its place; -1 before the first. */
export const chapterAt = (chapters: readonly VideoChapter[], seconds: number): number => chapters.findLastIndex(({ at }) => at <= seconds);
