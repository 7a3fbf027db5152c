import * as t from '@simmer/messages/import-export';
import { Breadcrumb } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import { ExportPanel } from './export/export-panel';
import { FileImportPanel } from './file-import/file-import-panel';
import { OtherApps } from './file-import/other-apps';
import { useOpenedFiles } from './file-import/use-opened-files';
import { isUnderWay, useFileImport } from './file-import/use-file-import';
import './import-export.css';

const CRUMBS = [{ label: t.recipes, href: '/app/recipes' }, { label: t.title }];

export interface ImportExportScreenProps {
  /** The file import that is under way; it is part of the address, so that it is found again. */
  importId: string | undefined;
  onImport: (importId: string | undefined) => void;
  /** A recipe that was chosen elsewhere to be exported. */
  recipeIds: readonly string[];
}

/** Bring the recipes of another app, and take one's own away. While an import is under way it has the screen to itself. */
export function ImportExportScreen({ importId, onImport, recipeIds }: ImportExportScreenProps) {
  usePageTitle(t.title);
  const running = useFileImport(importId, onImport);
  useOpenedFiles((files) => void running.begin(files));
  return (
    <div className="exchange">
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="h-44">{t.title}</h1>
      <p className="t20 exchange-lead">{t.lead}</p>
      <FileImportPanel running={running} onImport={onImport} />
      {!isUnderWay(running) && (
        <>
          <ExportPanel recipeIds={recipeIds} />
          <OtherApps />
        </>
      )}
    </div>
  );
}
