import { answerQuestions } from '../../browser/answer-questions';
import { plannerAnswers } from './planner-answers';

answerQuestions(plannerAnswers());
