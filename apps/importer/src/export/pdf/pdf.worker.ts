// The process that writes PDF files: what cooks wrote and the pictures they sent are laid out here, and an input that brings it down brings down nothing else.
import { serve } from '@simmer/kit/isolated';
import { Cookbook } from './cookbook';
import type { PdfReply, PdfRequest } from './pdf-messages';

let book: Cookbook | undefined;

serve<PdfRequest, PdfReply>(async (request) => {
  if ('begin' in request) {
    book = new Cookbook(request.begin);
    return { done: true };
  }
  if (!book) throw new Error('No file was begun.');
  if ('recipe' in request) {
    await book.add(request.recipe);
    return { done: true };
  }
  const file = await book.finish();
  book = undefined;
  return { file };
});
