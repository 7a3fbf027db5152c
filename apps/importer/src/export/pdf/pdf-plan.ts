import { COOKBOOK_TEXTS, isLanguage } from '@simmer/messages';
import type { PdfPlan } from './pdf-messages';

/** What a PDF file says beside its recipes, in the language of who asked for it; English where there is no other. */
export function pdfPlan(count: number, day: Date, asked: string | null): PdfPlan {
  const language = isLanguage(asked) ? asked : 'en';
  const { recipes, on, ...texts } = COOKBOOK_TEXTS[language];
  return { count, language, date: on({ at: day }), texts: { ...texts, recipes: recipes({ count }) } };
}
