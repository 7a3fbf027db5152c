import { PRODUCT_NAME } from '@simmer/contracts';
import { skeletonOf } from './username-skeleton';

/** Names that would speak for us. */
const RESERVED = [
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
];
const skeletons = new Set(RESERVED.map(skeletonOf));

/** Whether a username speaks for us, or looks as if it did. */
export const isReserved = (username: string): boolean => username.split('-').some((part) => skeletons.has(skeletonOf(part)));
