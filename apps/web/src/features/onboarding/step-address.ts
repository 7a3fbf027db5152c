import { QUESTIONS, type Step } from './stored-onboarding';

/** What the address says of a step: the number of a question, or the week. */
export const stepInSearch = (step: Step): number | 'week' => (step === 'week' ? step : QUESTIONS.indexOf(step) + 1);

export const addressOf = (step: Step): string => `/onboarding?step=${stepInSearch(step)}`;

/** The step that an address names; nothing for any other word. */
export const readStep = (step: unknown): Step | undefined => (step === 'week' ? step : QUESTIONS[Number(step) - 1]);
