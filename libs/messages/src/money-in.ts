/** An amount in the smallest unit of a currency, such as cents, as a locale writes it: `$36` for whole units, `$3.50` else. */
export function moneyIn(locale: string, amount: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  const value = amount / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : digits;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(value);
}
