import { answerQuestions } from '../../../browser/answer-questions';
import { searchAnswers } from './search-answers';

answerQuestions(searchAnswers());
