/** Around the legal pages; what is at their top is in page-heads.ts, their long texts are in privacy.ts and terms.ts. */
import { message } from './language';

export const lastUpdated = 'Last updated';
export const updatedMonth = 'January 2025';
export const sections = message('{count, plural, one {# section} other {# sections}}');
export const contents = 'Sections';
export const inShort = 'In short';
export const question = 'A question about this page?';
export const writeToUs = 'Write to us';
