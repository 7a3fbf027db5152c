import * as t from '@simmer/messages/import';
import {
  Button,
  IconAlertCircle,
  IconBook2,
  IconButton,
  IconCheck,
  IconClock,
  IconMinus,
  IconX,
  Link,
  PantryLabel,
  ProgressBar,
  TextButton,
  TextLink,
  Ticks,
} from '@simmer/ui';
import type { MouseEvent, ReactNode } from 'react';
import { openIt } from '@simmer/messages/common';
import { otherWays } from './failure-ways';
import { importCountWords } from './import-count-words';
import { isOpen, type QueuedImport } from './import-queue';
import { stageNow } from './import-stages';

interface RowActions {
  onCancel: (key: string) => void;
  onAgain: (key: string, change?: { allowDuplicate: true }) => void;
  /** Shows what happened to one of them in the debug panel. */
  onDetails: (key: string) => void;
  onOtherWays: (key: string) => void;
}

interface ImportRowsProps extends RowActions {
  imports: readonly QueuedImport[];
  heldUntil: number | undefined;
  onCancelAll: () => void;
  onClear: () => void;
}

/** The label beside the form when there are several: one row for each. */
export function ImportRows({ imports, heldUntil, onCancelAll, onClear, ...actions }: ImportRowsProps) {
  const done = imports.filter(({ state }) => state === 'succeeded').length;
  const failed = imports.filter(({ state }) => state === 'failed').length;
  const ended = imports.filter((queued) => !isOpen(queued)).length;
  return (
    <PantryLabel className="a-stage" role="group" aria-label={t.progressAll} kicker={importCountWords(imports.map(({ url }) => url))}>
      <h2 className="h-20" aria-live="polite" aria-atomic="true">
        {t.importedOf({ done, total: imports.length })}
        {failed > 0 && <span className="sr">{t.failedCount({ count: failed })}</span>}
      </h2>
      <ProgressBar label={t.importsBar} value={Math.round((100 * ended) / imports.length)} />
      {heldUntil !== undefined && ended < imports.length && (
        <p className="t15 held" role="status">
          {t.held({ at: heldUntil })}
        </p>
      )}
      <ol className="import-rows">
        {imports.map((queued) => (
          <ImportRow key={queued.key} queued={queued} {...actions} />
        ))}
      </ol>
      {ended < imports.length ? (
        <Button size="sm" block onClick={onCancelAll}>
          {t.cancelAll}
        </Button>
      ) : (
        <Button size="sm" block onClick={onClear}>
          {t.clearList}
        </Button>
      )}
    </PantryLabel>
  );
}

const PIPS: Record<QueuedImport['state'], ReactNode> = {
  waiting: <IconClock />,
  running: <Ticks on={2} />,
  succeeded: <IconCheck />,
  duplicate: <IconBook2 />,
  failed: <IconAlertCircle />,
  cancelled: <IconMinus />,
};

function ImportRow({ queued, onCancel, onAgain, onDetails, onOtherWays }: { queued: QueuedImport } & RowActions) {
  const { key, url, state, record } = queued;
  const shown = isInLine(queued) ? 'waiting' : state;
  const address = url.replace(/^https?:\/\/(www\.)?/, '');
  const title = record?.preview?.title ?? queued.title ?? address;
  const isUnderWay = isOpen(queued);

  function tryAgain(event: MouseEvent, change?: { allowDuplicate: true }): void {
    focusRow(event);
    onAgain(key, change);
  }

  return (
    <li id={key} className={`import-row is-${shown}`} tabIndex={-1}>
      <span className="pip" aria-hidden="true">
        {PIPS[shown]}
      </span>
      <div className="import-what">
        <p className="import-title" title={url}>
          {state === 'succeeded' && record?.recipeId ? <Link href={`/app/recipes/${record.recipeId}`}>{title}</Link> : title}
        </p>
        <p className="t15 import-state">{stateWords(queued)}</p>
        {!isUnderWay && (
          <p className="import-actions">
            {state === 'duplicate' && record?.duplicateOf && <TextLink href={`/app/recipes/${record.duplicateOf.id}`}>{openIt}</TextLink>}
            {state === 'duplicate' && (
              <Act on={address} label={t.importAnyway} onClick={(event) => tryAgain(event, { allowDuplicate: true })} />
            )}
            {(state === 'failed' || state === 'cancelled') && <Act on={address} label={t.tryAgain} onClick={tryAgain} />}
            {otherWays(queued) && <Act on={address} label={t.otherWaysShort} onClick={() => onOtherWays(key)} />}
            {record && <Act on={address} label={t.details} onClick={() => onDetails(key)} />}
          </p>
        )}
      </div>
      {isUnderWay && (
        <IconButton
          label={t.cancelOf({ address })}
          onClick={(event) => {
            focusRow(event);
            onCancel(key);
          }}
        >
          <IconX />
        </IconButton>
      )}
    </li>
  );
}

/** The server has it, and works on others first. */
const isInLine = ({ state, record }: QueuedImport): boolean => state === 'running' && record?.status === 'queued';

/** A button that goes away when it is pressed leaves the focus to its row. */
const focusRow = ({ currentTarget }: MouseEvent): void => currentTarget.closest('li')?.focus();

/** A button that also says, to those who do not see the row, which one it is about. */
const Act = ({ on, label, onClick }: { on: string; label: string; onClick: (event: MouseEvent) => void }) => (
  <TextButton onClick={onClick}>
    {label}
    <span className="sr"> ({on})</span>
  </TextButton>
);

function stateWords(queued: QueuedImport): string {
  const { state, record, message } = queued;
  if (isInLine(queued)) return t.waiting;
  switch (state) {
    case 'waiting':
      return t.waiting;
    case 'running':
      return stageNow(record);
    case 'succeeded':
      return t.imported;
    case 'duplicate':
      return t.ownedAs({ title: record?.duplicateOf?.title ?? '' });
    case 'cancelled':
      return message ?? t.cancelled;
    case 'failed':
      return message ?? t.notImported;
  }
}
