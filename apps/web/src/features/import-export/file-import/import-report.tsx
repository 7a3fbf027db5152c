import * as t from '@simmer/messages/import-export';
import { Banner, Button, Checkbox, PantryLabel } from '@simmer/ui';
import { useState } from 'react';
import { collectionName } from './collection-name';
import { Counts } from './counts';
import { FileLines, Skipped } from './file-lines';
import { FoundRecipes } from './found-recipes';
import { importWords, roomNotice } from './room-notice';
import type { FileImport, RunningFileImport } from './use-file-import';
import { useLibraryRoom } from './use-library-room';
import './import-report.css';

interface ImportReportProps {
  record: FileImport;
  onSave: RunningFileImport['save'];
  onCancel: () => void;
}

/** What was found, before anything is saved: the cook leaves out what is not wanted and decides about duplicates. */
export function ImportReport({ record, onSave, onCancel }: ImportReportProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [hasCollection, setHasCollection] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [duplicatesLeftOut, setDuplicatesLeftOut] = useState(0);
  const library = useLibraryRoom();
  const duplicates = withDuplicates ? 0 : record.duplicates;
  const unticked = withDuplicates ? leftOut.size : leftOut.size - duplicatesLeftOut;
  const wanted = record.found - duplicates - unticked;
  const collection = collectionName(record);
  const notice = library && roomNotice(library, wanted);

  function leaveOut(index: number, isDuplicate: boolean, isLeftOut: boolean): void {
    const next = new Set(leftOut);
    if (isLeftOut) next.add(index);
    else next.delete(index);
    setLeftOut(next);
    if (isDuplicate) setDuplicatesLeftOut(duplicatesLeftOut + (isLeftOut ? 1 : -1));
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    await onSave({ withDuplicates, leaveOut: [...leftOut], collectionName: hasCollection && wanted > 1 ? collection : null });
    setIsSaving(false);
  }

  return (
    <div className="exchange-two report">
      <div className="report-files">
        <h2 className="h-32" tabIndex={-1}>
          {t.found({ count: record.found })}
        </h2>
        <p className="muted">{t.foundLead}</p>
        <FileLines files={record.files} />
      </div>
      <div className="report-list">
        {record.found > 0 && <FoundRecipes importId={record.id} leftOut={leftOut} withDuplicates={withDuplicates} onLeaveOut={leaveOut} />}
        {record.skippedCount > 0 && <Skipped record={record} />}
      </div>
      <PantryLabel
        className="exchange-sum"
        role="region"
        aria-labelledby="sum-heading"
        kicker={t.filesOpened({ count: record.files.length, at: new Date(record.createdAt) })}
      >
        <h3 id="sum-heading">{t.thisImport}</h3>
        <Counts
          lines={[
            [t.foundCount, record.found],
            [t.doubles, -duplicates],
            [t.unticked, -unticked],
            [t.savedCount, wanted, 'total'],
          ]}
        />
        {record.duplicates > 0 && (
          <Checkbox
            label={<span className="t15">{t.saveDoubles({ count: record.duplicates })}</span>}
            checked={withDuplicates}
            onChange={(event) => setWithDuplicates(event.target.checked)}
          />
        )}
        {wanted > 1 && (
          <Checkbox
            label={<span className="t15">{t.intoCollection({ name: collection })}</span>}
            checked={hasCollection}
            onChange={(event) => setHasCollection(event.target.checked)}
          />
        )}
        {notice && <Banner tone="yolk">{notice}</Banner>}
        <div className="exchange-sum-acts">
          <Button block variant="primary" busy={isSaving} disabled={wanted === 0} onClick={() => void save()}>
            {importWords(wanted)}
          </Button>
          <Button block variant="quiet" onClick={onCancel}>
            {t.notNow}
          </Button>
        </div>
      </PantryLabel>
    </div>
  );
}
