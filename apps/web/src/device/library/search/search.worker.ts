import { searchAnswers } from './search-answers';
import type { Question } from './search-thread';

const answerTo = searchAnswers();

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  void answerTo(question).then(
    (answer) => postMessage({ id, answer }),
    (error: unknown) => postMessage({ id, failure: String(error) }),
  );
});
