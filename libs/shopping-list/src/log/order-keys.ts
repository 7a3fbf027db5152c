/*
 * Places in a list as strings that sort: between any two there is always another, so that moving one item changes that item alone. A key is a
 * number of five digits in base 62, then digits of a fraction where something was put between, then two digits of the device, so that two
 * devices that put something in one place do not take the same key. No key ends with 0.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const WHOLE_DIGITS = 5;
/** Room between neighbors at the ends of a list. */
const STEP = BASE * BASE;
const MIDDLE = 'V0000';

/** A key after `before` and ahead of `after`; null is the end of the list on that side. */
export function orderBetween(before: string | null, after: string | null, device: string): string {
  const own = deviceDigits(device);
  if (!before && !after) return MIDDLE + own;
  if (!after) return (stepFrom(before ?? '', STEP) ?? midpoint(before ?? '', null)) + own;
  if (!before) return (stepFrom(after, -STEP) ?? midpoint('', after)) + own;
  // two neighbors with the same key can only be passed
  return midpoint(before, before < after ? after : null) + own;
}

/** The whole part of a key, moved; null where there is no room. */
function stepFrom(key: string, step: number): string | null {
  const whole = [...key.slice(0, WHOLE_DIGITS)].reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0) + step;
  if (key.length < WHOLE_DIGITS || whole < 1 || whole >= BASE ** WHOLE_DIGITS) return null;
  let rest = whole;
  let text = '';
  for (let i = 0; i < WHOLE_DIGITS; i++, rest = Math.floor(rest / BASE)) text = DIGITS.charAt(rest % BASE) + text;
  return text;
}

/** The shortest text between two, read as fractions. */
function midpoint(before: string, after: string | null): string {
  let prefix = '';
  for (let i = 0; ; i++) {
    const low = i < before.length ? DIGITS.indexOf(before.charAt(i)) : 0;
    const high = after === null ? BASE : DIGITS.indexOf(after.charAt(i));
    if (high - low > 1) return prefix + DIGITS.charAt((low + high) >> 1);
    prefix += DIGITS.charAt(low);
    if (high > low) return prefix + midpoint(before.slice(i + 1), null);
  }
}

/** Two digits other than 0 that a device always has. */
function deviceDigits(device: string): string {
  let hash = 7;
  for (const character of device) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return DIGITS.charAt(1 + (hash % (BASE - 1))) + DIGITS.charAt(1 + (Math.floor(hash / BASE) % (BASE - 1)));
}
