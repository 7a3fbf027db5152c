import type { FileRecipe } from '@simmer/recipe-files';

/** What travels to the process that writes PDF files, one request at a time. */
export type PdfRequest = { begin: PdfPlan } | { recipe: FileRecipe } | { end: true };
export type PdfReply = { done: true } | { file: Uint8Array };

/** The words that a file adds, in the cook's language. */
export interface PdfTexts {
  cookbook: string;
  contents: string;
  index: string;
  /** Above all titles, below those by tag. */
  byTitle: string;
  ingredients: string;
  method: string;
  notes: string;
  /** Of letters that no font of the file has. */
  lettersMissing: string;
  source: string;
  prep: string;
  cook: string;
  total: string;
  serves: string;
  minutes: string;
  recipes: string;
  difficulties: Record<'easy' | 'medium' | 'hard', string>;
}

export interface PdfPlan {
  /** How many recipes there will be at most: several make a book, with a cover, its contents and an index. */
  count: number;
  /** As it stands on the cover. */
  date: string;
  language: string;
  texts: PdfTexts;
}
