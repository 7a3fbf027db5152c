import { Breadcrumb } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import { ExportPanel } from './export/export-panel';
import { FileImportPanel } from './file-import/file-import-panel';
import './import-export.css';

const CRUMBS = [{ label: 'Recipes', href: '/app/recipes' }, { label: 'Import and export' }];

export interface ImportExportScreenProps {
  /** The file import that is under way; it is part of the address, so that it is found again. */
  importId: string | undefined;
  onImport: (importId: string | undefined) => void;
  /** A recipe that was chosen elsewhere to be exported. */
  recipeId: string | undefined;
}

/** Bring the recipes of another app, and take one's own away. */
export function ImportExportScreen({ importId, onImport, recipeId }: ImportExportScreenProps) {
  usePageTitle('Import and export');
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="h-44">Import and export</h1>
      <p className="t20 muted measure exchange-lead">Your recipes are yours. Bring them from another app, and take them with you whenever you like.</p>
      <div className="exchange">
        <FileImportPanel importId={importId} onImport={onImport} />
        <ExportPanel recipeId={recipeId} />
      </div>
    </>
  );
}
