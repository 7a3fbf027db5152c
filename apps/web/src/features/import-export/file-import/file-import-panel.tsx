import { Banner, Button, ErrorState, ProgressBar } from '@simmer/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { counted } from '../counted';
import { DropZone, OtherApps } from './drop-zone';
import { ImportOutcome } from './import-outcome';
import { FileLines, ImportReport } from './import-report';
import { type RunningFileImport, useFileImport } from './use-file-import';
import { useNoStrayDrops } from './use-no-stray-drops';

interface FileImportPanelProps {
  importId: string | undefined;
  onImport: (importId: string | undefined) => void;
}

/** Import: choose files, read the report, save, and take it back if it was not what was wanted. */
export function FileImportPanel({ importId, onImport }: FileImportPanelProps) {
  const running = useFileImport(importId, onImport);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  useNoStrayDrops();
  const stage = running.sent === undefined ? running.record?.status : 'sending';
  const earlier = useRef(stage);

  useEffect(() => {
    const { activeElement, body } = document;
    // the button that was pressed is gone with its stage; what comes instead says so in its heading, or is below ours
    const isLost = activeElement === body || activeElement === heading.current;
    if (stage !== earlier.current && isLost) (panel.current?.querySelector<HTMLElement>('h3[tabindex]') ?? heading.current)?.focus();
    earlier.current = stage;
  }, [stage]);

  useEffect(() => {
    // the button that was pressed may be far below it
    void problem.current?.scrollIntoView({ block: 'nearest' });
  }, [running.problem]);

  return (
    <section className="exchange-in" aria-labelledby="import-heading" ref={panel}>
      <h2 className="h-32" id="import-heading" tabIndex={-1} ref={heading}>
        Import
      </h2>
      {running.problem !== undefined && (
        <Banner tone="error" ref={problem}>
          {running.problem}
        </Banner>
      )}
      <Stage running={running} importId={importId} onAnother={() => onImport(undefined)} />
    </section>
  );
}

function Stage({ running, importId, onAnother }: { running: RunningFileImport; importId: string | undefined; onAnother: () => void }) {
  const { record, sent } = running;
  if (sent !== undefined)
    return (
      <Working label={sent < 100 ? 'Sending your files' : 'Your files have arrived'} percent={sent} onStop={running.cancel} stop="Stop">
        Nothing is saved before you have seen what is in them.
      </Working>
    );
  if (!record) return importId === undefined || running.problem !== undefined ? <DropZone onFiles={(files, folder) => void running.begin(files, folder)} /> : <Working label="Opening your import" percent={0} />;
  switch (record.status) {
    case 'reading':
      return (
        <Working label={`Looking through ${counted(record.files.length, 'file')}`} percent={readPercent(record.files)} onStop={running.cancel} stop="Stop">
          {counted(record.found, 'recipe')} found so far. Nothing is saved yet.
        </Working>
      );
    case 'ready':
      return <ImportReport record={record} onSave={running.save} onCancel={() => void running.cancel().then(onAnother)} />;
    case 'saving':
      return (
        <Working label="Saving your recipes" percent={percentOf(record.saved + record.notSaved, record.chosen)} onStop={running.cancel} stop="Stop here">
          {record.saved + record.notSaved} of {record.chosen}. You can leave this page, it goes on.
        </Working>
      );
    case 'undoing':
      return <Working label="Taking the import back" percent={percentOf(record.chosen - record.saved, record.chosen)} />;
    case 'failed':
      return (
        <>
          <ErrorState level={3} title="Nothing to import" action={<Button variant="primary" onClick={onAnother}>Choose other files</Button>}>
            {record.error?.message ?? 'Try again, or export the file once more in the other app.'}
          </ErrorState>
          {record.files.length > 1 && <FileLines files={record.files} />}
          <OtherApps />
        </>
      );
    default:
      return <ImportOutcome record={record} onUndo={running.undo} onAnother={onAnother} />;
  }
}

interface WorkingProps {
  label: string;
  percent: number;
  children?: ReactNode;
  stop?: string;
  onStop?: () => Promise<void>;
}

function Working({ label, percent, children, stop, onStop }: WorkingProps) {
  const [isStopping, setIsStopping] = useState(false);

  async function halt(): Promise<void> {
    setIsStopping(true);
    await onStop?.();
    setIsStopping(false);
  }

  return (
    <div className="exchange-working" role="group" aria-label={label}>
      <p className="h-20" aria-live="polite">
        {label}
      </p>
      <ProgressBar label={label} value={percent} />
      <p className="muted">{children}</p>
      {onStop && <Button size="sm" busy={isStopping} onClick={() => void halt()}>{isStopping ? 'Stopping...' : stop}</Button>}
    </div>
  );
}

const percentOf = (done: number, all: number): number => (all > 0 ? Math.round((100 * done) / all) : 0);

/** A file counts as done when its format is known or it has a problem; how far a file is, only its end tells. */
const readPercent = (files: readonly { format: string | null; problem: string | null }[]): number =>
  percentOf(files.filter(({ format, problem }) => format !== null || problem !== null).length, files.length);
