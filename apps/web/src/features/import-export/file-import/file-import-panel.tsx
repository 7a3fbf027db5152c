import * as t from '@simmer/messages/import-export';
import { Banner, TextLink } from '@simmer/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { importFailure } from '../failure-words';
import { DropZone } from './drop-zone';
import { FileLines } from './file-lines';
import { ImportOutcome } from './import-outcome';
import { ImportReport } from './import-report';
import { LastImports } from './last-imports';
import { fileWords } from './reason-words';
import { type FileImport, isUnderWay, type RunningFileImport } from './use-file-import';
import { useFileDrop } from './use-file-drop';
import { Working } from './working';

interface FileImportPanelProps {
  running: RunningFileImport;
  onImport: (importId: string | undefined) => void;
}

/** Import: choose files, read the report, save, and take it back if it was not what was wanted. */
export function FileImportPanel({ running, onImport }: FileImportPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const stage = running.sent === undefined ? running.record?.status : 'sending';
  const earlier = useRef(stage);

  useEffect(() => {
    const { activeElement, body } = document;
    // the button that was pressed is gone with its stage; what comes instead says so in its heading
    const isLost = activeElement === body || activeElement?.matches('h2[tabindex]');
    if (stage !== earlier.current && isLost) panel.current?.querySelector<HTMLElement>('h2[tabindex], .error-summary')?.focus();
    earlier.current = stage;
  }, [stage]);

  useEffect(() => {
    // the button that was pressed may be far below it
    void problem.current?.scrollIntoView({ block: 'nearest' });
  }, [running.problem]);

  return (
    <section className="exchange-in" aria-label={t.importing} ref={panel}>
      {running.problem !== undefined && (
        <Banner tone="error" ref={problem}>
          {running.problem}
        </Banner>
      )}
      {isUnderWay(running) ? (
        <UnderWay running={running} onAnother={() => onImport(undefined)} />
      ) : (
        <Start running={running} onImport={onImport} />
      )}
    </section>
  );
}

/** Where an import begins. One that came to nothing is here as well, with the way on above. */
function Start({ running: { record, refused, begin, undo }, onImport }: FileImportPanelProps) {
  const failed = refused === undefined && record?.status === 'failed' ? record : undefined;
  return (
    <>
      {refused && (
        <Refusal title={t.cantStart} canPaste={refused.canPaste}>
          {refused.text}
        </Refusal>
      )}
      {failed && (
        <Refusal title={t.noRecipe} canPaste>
          {failureOf(failed)}
        </Refusal>
      )}
      {failed && failed.files.length > 1 && <FileLines files={failed.files} />}
      <div className="exchange-two">
        <div className="exchange-main">
          <h2 className="h-32" tabIndex={-1}>
            {t.importing}
          </h2>
          <DropZone onFiles={(files, folder) => void begin(files, folder)} isRefused={refused !== undefined || failed !== undefined} />
        </div>
        <LastImports
          onUndo={(id) => {
            onImport(id);
            void undo(id);
          }}
        />
      </div>
    </>
  );
}

/** What is wrong with a file says more than that there is nothing in it. */
function failureOf({ files, error }: FileImport): string {
  const problem = files.length === 1 ? files[0]?.problem : null;
  if (problem) return fileWords(problem);
  return error ? importFailure(error) : t.noRecipeWay;
}

/** What cannot be imported and what can be done instead, first on the page and in focus. */
function Refusal({ title, canPaste, children }: { title: string; canPaste?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [children]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <p className="t15">{children}</p>
      {canPaste && <TextLink href="/app/recipes/paste">{t.pasteInstead}</TextLink>}
    </div>
  );
}

function UnderWay({ running, onAnother }: { running: RunningFileImport; onAnother: () => void }) {
  const { record, sent, cancel } = running;
  useFileDrop(undefined);
  if (sent !== undefined)
    return (
      <Working title={sent < 100 ? t.sending : t.arrived} percent={sent} onStop={cancel}>
        {t.notSavedYet}
      </Working>
    );
  if (!record) return <Working title={t.opening} percent={0} />;
  switch (record.status) {
    case 'reading':
      return (
        <Working title={t.lookingThrough({ count: record.files.length })} percent={readPercent(record.files)} onStop={cancel}>
          {t.foundSoFar({ count: record.found })}
        </Working>
      );
    case 'ready':
      return <ImportReport record={record} onSave={running.save} onCancel={() => void cancel().then(onAnother)} />;
    case 'saving':
      return (
        <Working title={t.saving} percent={percentOf(record.saved + record.notSaved, record.chosen)} record={record} onStop={cancel}>
          {t.canLeave}
        </Working>
      );
    case 'undoing':
      return <Working title={t.takingBack} percent={percentOf(record.chosen - record.saved, record.chosen)} />;
    default:
      return <ImportOutcome record={record} onUndo={() => running.undo(record.id)} onAnother={onAnother} />;
  }
}

const percentOf = (done: number, all: number): number => (all > 0 ? Math.round((100 * done) / all) : 0);

/** A file counts as done when its format is known or it has a problem; how far a file is, only its end tells. */
const readPercent = (files: readonly { format: string | null; problem: unknown }[]): number =>
  percentOf(files.filter(({ format, problem }) => format !== null || problem !== null).length, files.length);
