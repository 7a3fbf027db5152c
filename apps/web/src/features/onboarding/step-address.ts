import { QUESTIONS, type Step, STEPS } from './stored-onboarding';

/** The address of a question, or of the week. */
export const addressOf = (step: Step): string => `/onboarding?step=${step}`;

/** The step that an address names, by its word or by the number of the question; nothing for anything else. */
export const readStep = (named: unknown): Step | undefined => STEPS.find((step) => step === named) ?? QUESTIONS[Number(named) - 1];
