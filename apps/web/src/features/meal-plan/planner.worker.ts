import { plannerAnswers } from './planner-answers';
import type { Question } from './planner-thread';

const answerTo = plannerAnswers();

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  void answerTo(question).then(
    (answer) => postMessage({ id, answer }),
    (error: unknown) => postMessage({ id, failure: String(error) }),
  );
});
