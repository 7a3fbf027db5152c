import { PRODUCT_NAME } from '@simmer/contracts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones are off by so many half minutes. */
const WINDOW = 1;
const KEY_BYTES = 20;

/** A new key, in base32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

const generatorOf = (key: string, label: string): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_SECONDS });

/** What an app reads out of a QR code. */
export const addressOf = (key: string, label: string): string => generatorOf(key, label).toString();

/** The half minute since 1970 whose digits these are; null when they are of none that may be entered now. */
export function stepOf(key: string, code: string, now = Date.now()): number | null {
  const delta = generatorOf(key, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}
