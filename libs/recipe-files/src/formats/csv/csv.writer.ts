import Papa from 'papaparse';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { textParts } from '../../writing/parts';
import { REASONS } from '../../writing/reasons';
import { asText, COLUMNS } from './simmer-table';

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

export const csvWriter: FileWriter = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write: (recipes) =>
    textParts(recipes, { before: BYTE_ORDER_MARK + rowOf(COLUMNS.map(({ name }) => name)), between: '', after: '' }, lineOf),
  loses: { pictures: REASONS.pictureAddress, step_images: REASONS.stepImages },
  changes: {},
};

const lineOf = (recipe: FileRecipe): string => rowOf(COLUMNS.map(({ cellOf }) => asText(cellOf(recipe))));

const rowOf = (cells: string[]): string => Papa.unparse([cells], { newline: LINE_END }) + LINE_END;
