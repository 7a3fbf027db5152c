import type { VideoChapter } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { lengthOf } from '../../video/length';

const LINE = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(.+)$/;
/** In English or German, or the number alone. */
const STEP = /\s*\((?:(?:step|schritt)\s*)?(\d{1,3})\)$/i;

/** Chapters as staff write them: one a line, the time first, and the step in brackets at the end. */
export const chaptersText = (chapters: readonly VideoChapter[]): string =>
  chapters.map(({ at, title, step }) => `${lengthOf(at)} ${title}${step === null ? '' : ` (${t.step({ number: step })})`}`).join('\n');

/** The chapters of such a text by their time, or the number of the first line that is none, from 1. */
export function readChapters(text: string): { chapters: VideoChapter[] } | { badLine: number } {
  const lines = text.split('\n').map((line) => line.trim());
  const read = lines.map((line) => (line === '' ? null : chapterIn(line)));
  const bad = read.indexOf(undefined);
  if (bad >= 0) return { badLine: bad + 1 };
  const chapters = read.flatMap((chapter) => chapter ?? []);
  return { chapters: chapters.toSorted((one, other) => one.at - other.at) };
}

function chapterIn(line: string): VideoChapter | undefined {
  const [, hours = 0, minutes = 0, seconds = 0, words = ''] = LINE.exec(line) ?? [];
  const step = STEP.exec(words)?.[1];
  const title = words.replace(STEP, '').trim();
  if (title === '') return undefined;
  return { at: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), title, step: step === undefined ? null : Number(step) };
}
