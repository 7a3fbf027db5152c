/** Around the legal pages and the contact page; what is at their top is in page-heads.ts, their long texts are in privacy.ts and terms.ts. */
import { message } from './language';

export const byEmail = 'By email';
export const tellUs = 'If something didn’t work, tell us what you did and what you saw. A screenshot helps.';
export const lookUp = 'Look it up';
export const lookUpText = 'Many questions already have an answer.';
export const toHelp = 'Go to the help center';
export const lastUpdated = message('Last updated {month}');
export const updatedMonth = 'January 2025';
