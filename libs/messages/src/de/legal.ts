import { message } from './language';

export const lastUpdated = 'Zuletzt geändert';
export const updatedMonth = 'Januar 2025';
export const sections = message('{count, plural, one {# Abschnitt} other {# Abschnitte}}');
export const contents = 'Abschnitte';
export const inShort = 'Kurz gesagt';
export const question = 'Eine Frage zu dieser Seite?';
export const writeToUs = 'Schreib uns';
