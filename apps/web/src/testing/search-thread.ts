import type { WorkerQuestion } from '../browser/worker-client';
import { searchAnswers } from '../device/library/search/search-answers';
import type { Question } from '../device/library/search/search-thread';

/** Searches at once, where a browser searches in a thread of its own. */
export class SearchThreadAtOnce extends EventTarget {
  private readonly answerTo = searchAnswers();

  postMessage({ id, question }: WorkerQuestion<Question>): void {
    void this.answerTo(question).then((answer) => this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })));
  }

  terminate(): void {}
}
