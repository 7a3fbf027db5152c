import { message } from './language';

export const toGet = message('{count, plural, one {1 Sache zu besorgen} other {# Sachen zu besorgen}}');
export const newInFeed = message('{count, plural, one {1 Neuigkeit} other {# Neuigkeiten}}');
