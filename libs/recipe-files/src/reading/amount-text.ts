/** Parts of a spoon or cup as cooks write them, and how near a stored decimal must come to mean one. */
const FRACTIONS: [number, string][] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
];
const NEAR = 0.004;

/** A number of an ingredient as the line says it: 0.5 is "1/2", 1.25 "1 1/4", 2.4 "2.4"; with an upper end "1-2". Empty for none or zero. */
export function amountText(value: unknown, upperEnd?: unknown): string {
  const amount = oneAmount(value);
  const end = amount === '' ? '' : oneAmount(upperEnd);
  return end === '' ? amount : `${amount}-${end}`;
}

function oneAmount(value: unknown): string {
  const amount = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value;
  if (typeof value === 'string' && Number.isNaN(amount)) return value.trim();
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return '';
  const whole = Math.floor(amount);
  const fraction = FRACTIONS.find(([part]) => Math.abs(amount - whole - part) < NEAR)?.[1];
  if (fraction && whole < 20) return whole === 0 ? fraction : `${whole} ${fraction}`;
  return String(Math.round(amount * 1_000) / 1_000);
}
