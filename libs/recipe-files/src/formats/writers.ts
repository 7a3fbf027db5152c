import type { ExportFormat } from '@simmer/contracts/constants';
import type { FileWriter, WrittenFile } from '../recipe-format';
import { cooklangWriter } from './cooklang/cooklang.writer';
import { csvWriter } from './csv/csv.writer';
import { jsonLdWriter } from './json-ld/json-ld.writer';
import { mealMasterWriter } from './meal-master/meal-master.writer';
import { melaWriter } from './mela/mela.writer';
import { paprikaWriter } from './paprika/paprika.writer';
import { plainTextWriter } from './plain-text/plain-text.writer';
import { recipeMdWriter } from './recipemd/recipemd.writer';
import { simmerWriter } from './simmer/simmer.writer';

export const WRITERS: Record<ExportFormat, FileWriter> = {
  simmer: simmerWriter,
  'json-ld': jsonLdWriter,
  paprika: paprikaWriter,
  mela: melaWriter,
  cooklang: cooklangWriter,
  recipemd: recipeMdWriter,
  'meal-master': mealMasterWriter,
  csv: csvWriter,
  'plain-text': plainTextWriter,
};

/** The file that so many recipes are written to: some forms keep one recipe alone in a file of another kind. */
export function writtenFile(format: ExportFormat, count: number): WrittenFile {
  const writer = WRITERS[format];
  return (count === 1 ? writer.single : undefined) ?? writer;
}
