import type { Question } from './recipe-reader';
import { readerAnswers } from './recipe-reader-answers';

const answer = readerAnswers();

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
