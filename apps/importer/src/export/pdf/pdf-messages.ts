import type { Language } from '@simmer/messages';
import type { FileRecipe } from '@simmer/recipe-files';

/** What travels to the process that writes PDF files, one request at a time. */
export type PdfRequest = { begin: PdfPlan } | { recipe: FileRecipe } | { end: true };
export type PdfReply = { done: true } | { file: Uint8Array };

export interface PdfPlan {
  language: Language;
  /** The day that stands on the cover. */
  at: Date;
  /** Whose book it is; empty where no name is known. */
  cook: string;
}
