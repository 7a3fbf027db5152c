import { PRODUCT_NAME } from '@simmer/contracts';

/** Names that would speak for us. */
const RESERVED = new Set([
  PRODUCT_NAME.toLowerCase(),
  'admin',
  'administrator',
  'contact',
  'help',
  'hello',
  'moderator',
  'official',
  'privacy',
  'root',
  'security',
  'staff',
  'support',
  'team',
  'terms',
]);

export const isReserved = (username: string): boolean => username.split('-').some((part) => RESERVED.has(part));
