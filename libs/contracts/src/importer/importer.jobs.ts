import { job } from '../kit/job';
import { planReconciliation } from '../kit/reconciliation';

/** Most of an import is waiting for other people's servers. */
export const importPage = job('importer.import-page', {
  summary: 'Reads a recipe from a web page and saves it',
  concurrency: 16,
  perCook: 4,
  retries: 3,
  totalSeconds: 60,
});

/** A file may be large, so one is read at a time. */
export const readFiles = job('importer.read-files', {
  summary: 'Scans the files of an import',
  perCook: 1,
  retries: 3,
  totalSeconds: 600,
});

export const saveRecipes = job('importer.save-recipes', {
  summary: 'Saves the chosen recipes of a file import',
  concurrency: 4,
  perCook: 1,
  retries: 3,
  totalSeconds: 3_600,
});

export const undoImport = job('importer.undo-import', {
  summary: 'Deletes the recipes that a file import saved',
  concurrency: 4,
  perCook: 1,
  retries: 3,
  totalSeconds: 3_600,
});

export const writeExport = job('importer.write-export', {
  summary: 'Writes recipes into a file for their cook',
  concurrency: 2,
  perCook: 1,
  retries: 3,
  totalSeconds: 1_800,
});

export const removeExpired = job('importer.remove-expired', {
  summary: 'Removes old imports, exports, and abandoned uploads',
  schedule: { everySeconds: 60 },
  totalSeconds: 300,
});

export const reconcilePlans = planReconciliation('importer');
