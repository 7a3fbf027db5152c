import type { FileLoss, FileProblem, SaveProblem, SkipReason } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/file-reasons';

type Reason = FileLoss | FileProblem | SaveProblem | SkipReason;
type Texts = Record<string, string | ((params: never) => string)>;

/** That a text takes the values of its code is checked where the texts stand. */
const wordsBy =
  <R extends Reason>(texts: Texts) =>
  ({ code, params }: R): string => {
    const text = texts[code];
    return typeof text === 'function' ? text(params as never) : (text ?? t.unnamed);
  };

export const lossWords = wordsBy<FileLoss>(t.losses);
export const fileWords = wordsBy<FileProblem>(t.files);
export const skipWords = wordsBy<SkipReason>(t.skipped);
export const saveWords = wordsBy<SaveProblem>(t.saving);
