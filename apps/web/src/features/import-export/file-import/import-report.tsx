import { FILE_FORMATS } from '@simmer/contracts/constants';
import { Banner, Button, Checkbox, Fold } from '@simmer/ui';
import { useState } from 'react';
import { counted } from '../counted';
import { FoundRecipes } from './found-recipes';
import { importWords, roomNotice } from './room-notice';
import type { FileImport, RunningFileImport } from './use-file-import';
import { useLibraryRoom } from './use-library-room';

interface ImportReportProps {
  record: FileImport;
  onSave: RunningFileImport['save'];
  onCancel: () => void;
}

/** What was found, before anything is saved: the cook leaves out what is not wanted and decides about duplicates. */
export function ImportReport({ record, onSave, onCancel }: ImportReportProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [duplicatesLeftOut, setDuplicatesLeftOut] = useState(0);
  const library = useLibraryRoom();
  const wanted = withDuplicates ? record.found - leftOut.size : record.found - record.duplicates - (leftOut.size - duplicatesLeftOut);
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
    await onSave({ withDuplicates, leaveOut: [...leftOut] });
    setIsSaving(false);
  }

  return (
    <div className="exchange-report">
      <h3 className="h-24" tabIndex={-1}>
        {counted(record.found, 'recipe')} found
      </h3>
      <FileLines files={record.files} />
      {record.skippedCount > 0 && <Skipped record={record} />}
      {record.duplicates > 0 && (
        <Banner tone="yolk">
          {record.duplicates === 1 ? 'One of them is a recipe' : `${record.duplicates} of them are recipes`} that you have already, or that these files hold twice.
          <Checkbox label={`Save ${record.duplicates === 1 ? 'it' : 'them'} all the same`} checked={withDuplicates} onChange={(event) => setWithDuplicates(event.target.checked)} />
        </Banner>
      )}
      {record.found > 0 && <FoundRecipes importId={record.id} leftOut={leftOut} withDuplicates={withDuplicates} onLeaveOut={leaveOut} />}
      {notice && <Banner tone="yolk">{notice}</Banner>}
      <div className="savebar">
        <Button variant="primary" busy={isSaving} disabled={wanted === 0 || library?.room === 0} onClick={() => void save()}>
          {importWords(library?.room ?? Infinity, wanted)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </div>
  );
}

/** More files than this are folded, but for those with a problem. */
const FEW_FILES = 5;

export function FileLines({ files }: { files: FileImport['files'] }) {
  if (files.length <= FEW_FILES) return <FileList files={files} />;
  const wrong = files.filter(({ problem }) => problem !== null);
  const others = files.filter(({ problem }) => problem === null);
  return (
    <>
      {wrong.length > 0 && <FileList files={wrong} />}
      {others.length > 0 && (
        <Fold title={wrong.length > 0 ? 'The other files' : 'The files'} count={others.length}>
          <FileList files={others} />
        </Fold>
      )}
    </>
  );
}

const FileList = ({ files }: { files: FileImport['files'] }) => (
  <ul className="file-lines">
    {files.map(({ name, format, found, problem }, index) => (
      <li key={index}>
        <span className="file-name">{name}</span>
        <span className={problem === null ? 'muted' : 'file-problem'}>{problem ?? (format === null ? '' : FILE_FORMATS[format])}</span>
        <b className="num">{found}</b>
      </li>
    ))}
  </ul>
);

export function Skipped({ record: { skipped, skippedCount } }: { record: FileImport }) {
  return (
    <Fold title="Could not be read" count={skippedCount} open>
      <ul className="skipped">
        {skipped.map(({ name, reason }, index) => (
          <li key={index}>
            <b>{name}</b> was left out: {reason}
          </li>
        ))}
        {skippedCount > skipped.length && <li className="muted">and {skippedCount - skipped.length} more</li>}
      </ul>
    </Fold>
  );
}
