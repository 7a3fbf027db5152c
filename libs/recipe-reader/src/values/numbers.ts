const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const FRACTION_CHARACTERS = Object.keys(FRACTIONS).join('');
const NUMBER = new RegExp(
  `(\\d+)\\s+(\\d+)\\s*[/⁄]\\s*(\\d+)|(\\d+)\\s*[/⁄]\\s*(\\d+)|(\\d+)?\\s?([${FRACTION_CHARACTERS}])|(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?)(?!\\d)|(\\d{1,3}(?:\\.\\d{3})+,\\d+)|(\\d+(?:[.,]\\d+)?)`,
);

/** The first number in a text: `1`, `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`, `1,200`, `1.200,5`; null when there is none. */
export function firstNumber(text: string): number | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, whole, top, bottom, plainTop, plainBottom, beforeSign, sign, thousands, dotted, decimal] = match;
  if (whole && top && bottom) return ratio(Number(whole), Number(top), Number(bottom));
  if (plainTop && plainBottom) return ratio(0, Number(plainTop), Number(plainBottom));
  if (sign) return Number(beforeSign ?? 0) + (FRACTIONS[sign] ?? 0);
  if (thousands) return Number(thousands.replaceAll(',', ''));
  if (dotted) return Number(dotted.replaceAll('.', '').replace(',', '.'));
  return decimal ? Number(decimal.replace(',', '.')) : null;
}

function ratio(whole: number, top: number, bottom: number): number | null {
  return bottom === 0 ? null : whole + top / bottom;
}
