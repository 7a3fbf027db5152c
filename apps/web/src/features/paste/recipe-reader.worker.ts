import { answerQuestions } from '../../browser/answer-questions';
import { readerAnswers } from './recipe-reader-answers';

answerQuestions(readerAnswers());
