/*
 * Math.log and Math.exp may differ in their last digit between engines, and a search would then find other plans in Safari than on the
 * server. These stand on + - * / alone, which IEEE 754 fixes to the bit.
 */

const LN2 = 0.6931471805599453;

/** Natural logarithm of a positive number, by the series of 2·artanh((m−1)/(m+1)) for a mantissa m from ¾ to 1½. */
export function logarithm(value: number): number {
  let mantissa = value;
  let exponent = 0;
  for (; mantissa > 1.5; exponent++) mantissa /= 2;
  for (; mantissa < 0.75; exponent--) mantissa *= 2;
  const z = (mantissa - 1) / (mantissa + 1);
  let power = z;
  let sum = 0;
  for (let k = 1; k < 40; k += 2) {
    sum += power / k;
    power *= z * z;
  }
  return 2 * sum + exponent * LN2;
}

/** e to the power of a number not above 0, by the Taylor series of a 1024th of it, squared ten times. */
export function exponential(value: number): number {
  const small = value / 1024;
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 20; k++) {
    term *= small / k;
    sum += term;
  }
  for (let i = 0; i < 10; i++) sum *= sum;
  return sum;
}
