import { COOKBOOK_TEXTS, isLanguage } from '@simmer/messages';
import type { PdfPlan } from './pdf-messages';

/** The texts of a PDF file besides its recipes, in the cook's language; English by default. */
export function pdfPlan(count: number, day: Date, requested: string | null): PdfPlan {
  const language = isLanguage(requested) ? requested : 'en';
  const { recipes, on, ...texts } = COOKBOOK_TEXTS[language];
  return { count, language, date: on({ at: day }), texts: { ...texts, recipes: recipes({ count }) } };
}
