import type { Language } from '../languages';
import { nearestKitchenFraction } from './fractions';

/** Kitchen fractions ("1 ⅓"), decimals ("1.5"), or what a kitchen scale shows of grams and milliliters ("38", "9.4"). */
export type QuantityStyle = 'fraction' | 'decimal' | 'scale';

/** Up to this, the nearest fraction would be too far off to cook by. */
const TOO_LITTLE = 1 / 16;
const UNDER: Record<Language, string> = {
  en: 'under',
  de: 'unter',
  fr: 'moins de',
  es: 'menos de',
  it: 'meno di',
  pt: 'menos de',
  nl: 'minder dan',
  sv: 'mindre än',
};

/**
 * Writes a quantity the way cooks read it: 1 ⅓, ½, 12; as decimals 0.75, 1.5, 250; on a scale 38. Never 0.333. Too little for a
 * fraction is "under ⅛". Languages other than English get a decimal comma. Negative and non-finite quantities give ''.
 */
export function formatQuantity(quantity: number, style: QuantityStyle = 'fraction', language: Language = 'en'): string {
  if (!Number.isFinite(quantity) || quantity < 0) return '';
  if (style !== 'fraction') return formatDecimal(quantity, style, language);
  if (quantity > 0 && quantity <= TOO_LITTLE) return `${UNDER[language]} ⅛`;
  return formatFraction(quantity);
}

function formatFraction(quantity: number): string {
  if (quantity >= 100) return String(Math.round(quantity));
  const whole = Math.floor(quantity + 1e-9);
  const fraction = nearestKitchenFraction(Math.max(0, quantity - whole));
  const full = whole + (fraction.value === 1 ? 1 : 0);
  return [full || (fraction.text ? '' : '0'), fraction.text].filter((part) => part !== '').join(' ');
}

/** With fewer digits the larger it is: from so much on none, from so much on one, else two. */
const DIGITS = { decimal: [100, 10], scale: [10, 1] } as const;

function formatDecimal(quantity: number, style: keyof typeof DIGITS, language: Language): string {
  const [whole, one] = DIGITS[style];
  const digits = quantity >= whole ? 0 : quantity >= one ? 1 : 2;
  const rounded = quantity > 0 && quantity < 0.01 ? +quantity.toPrecision(1) : +quantity.toFixed(digits);
  const text = String(rounded);
  return language === 'en' ? text : text.replace('.', ',');
}

/** How far the kitchen fraction is from the quantity, as a share of it: 0 for ⅓, 0.25 for ⅙ shown as ⅛. */
export function fractionError(quantity: number): number {
  if (quantity <= 0) return 0;
  const whole = Math.floor(quantity + 1e-9);
  const shown = whole + nearestKitchenFraction(Math.max(0, quantity - whole)).value;
  return Math.abs(shown - quantity) / quantity;
}
