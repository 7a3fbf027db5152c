import { type Amount, formatAmount, type Language, type MeasureRegion, type MeasureSystem } from '@simmer/culinary';
import { language } from '@simmer/messages/language';
import { units } from '@simmer/messages/units';

const written = language as Language;

/** In whose shops packs are bought that no measure tells. */
const REGION: MeasureRegion = language === 'en' ? 'us' : 'metric';

/** In whose shops somebody buys who chose these units. */
export const regionOf = (system: MeasureSystem | null): MeasureRegion => system ?? REGION;

/** An amount as this language writes it: "1 ½ cups", "2 Dosen", "550 g"; '' for none. */
export function amountWords(amount: Amount): string {
  const { quantity, quantityMax, unit } = amount;
  const names = unit === null || written === 'en' ? undefined : units[unit];
  if (!names) return formatAmount(amount, written);
  const name = (quantityMax ?? quantity ?? 1) > 1 ? names[1] : names[0];
  return [formatAmount({ ...amount, unit: null }, written), name].filter(Boolean).join(' ');
}

/** Amounts that cannot be added stand side by side: "200 g + 1 cup". */
export const amountsWords = (amounts: readonly Amount[]): string =>
  amounts
    .map(amountWords)
    .filter((words) => words !== '')
    .join(' + ');
