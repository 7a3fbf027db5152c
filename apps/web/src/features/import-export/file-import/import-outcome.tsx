import { pagesOf, queryKey } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';
import { Button, ButtonLink, classNames, Fold, IconArrowBackUp, IconCheck, PantryLabel, TextLink } from '@simmer/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../api/client';
import { importFailure } from '../failure-words';
import { Belt } from './belt';
import { type CountLine, Counts } from './counts';
import { FileLines, Skipped } from './file-lines';
import { saveWords } from './reason-words';
import type { FileImport } from './use-file-import';
import './import-outcome.css';

interface ImportOutcomeProps {
  record: FileImport;
  onUndo: () => Promise<void>;
  onAnother: () => void;
}

/** How it ended, with the way back. */
export function ImportOutcome({ record, onUndo, onAnother }: ImportOutcomeProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /collections') });
  }, [queryClient]);
  const isUndone = record.status === 'undone';
  const left = record.found - record.chosen;
  return (
    <div className="exchange-two">
      <div className="exchange-main">
        <div className="outcome">
          <span className={classNames('outcome-mark', record.status !== 'saved' && 'is-quiet')}>
            {record.status === 'saved' ? <IconCheck size={24} /> : <IconArrowBackUp size={24} />}
          </span>
          <div>
            <h2 className="h-32" tabIndex={-1} ref={heading}>
              {headingOf(record)}
            </h2>
            {isUndone && <p className="muted">{t.restorable}</p>}
            {record.error && <p>{importFailure(record.error)}</p>}
            {record.waiting > 0 && !isUndone && (
              <p>
                {t.onTray({ count: record.waiting })} <TextLink href="/app/recipes/tray">{t.seeTray}</TextLink>
              </p>
            )}
            {record.saved > 0 && left > 0 && <p className="muted">{t.leftOut({ count: left })}</p>}
          </div>
        </div>
        <Belt places={isUndone ? record.chosen : record.saved} filled={record.saved} />
        {record.notSaved > 0 && !isUndone && <NotSaved record={record} />}
        <div className="outcome-acts">
          {record.saved > 0 && (
            <>
              <ButtonLink
                variant="primary"
                href={record.collectionId === null ? '/app/recipes' : `/app/recipes?collection=${record.collectionId}`}
              >
                {t.seeRecipes}
              </ButtonLink>
              <Button onClick={() => void onUndo()}>
                <IconArrowBackUp />
                {t.undoAll}
              </Button>
            </>
          )}
          <Button variant={record.saved > 0 ? 'quiet' : 'primary'} onClick={onAnother}>
            {t.importOthers}
          </Button>
          {isUndone && (
            <ButtonLink variant="quiet" href="/app/recipes/deleted">
              {t.recentlyDeleted}
            </ButtonLink>
          )}
        </div>
        <FileLines files={record.files} />
        {record.skippedCount > 0 && <Skipped record={record} />}
      </div>
      <PantryLabel
        className="exchange-sum"
        role="region"
        aria-labelledby="sum-heading"
        kicker={t.openedAt({ at: new Date(record.createdAt) })}
      >
        <h3 id="sum-heading">{isUndone ? t.afterUndo : t.cameIn}</h3>
        <Counts lines={isUndone ? undoneLines(record) : savedLines(record)} />
        <p className="t13 muted">{isUndone ? t.restorable : t.undoWorks}</p>
      </PantryLabel>
    </div>
  );
}

const savedLines = ({ found, chosen, saved, waiting, notSaved, skippedCount }: FileImport): CountLine[] => [
  [t.foundCount, found],
  [t.leftOutCount, chosen - found],
  ...(notSaved > 0 ? [[t.notSaved, -notSaved] as const] : []),
  [t.saved, saved, 'total'],
  ...(waiting > 0 ? [[t.onTrayCount, waiting] as const] : []),
  ...(skippedCount > 0 ? [[t.notReadable, skippedCount] as const] : []),
];

const undoneLines = ({ chosen, notSaved }: FileImport): CountLine[] => [
  [t.broughtIn, chosen - notSaved],
  [t.back, notSaved - chosen, 'total'],
];

function headingOf({ status, saved }: FileImport): string {
  if (status === 'undone') return t.takenBack;
  return status === 'cancelled' ? t.stopped({ count: saved }) : t.inLibrary({ count: saved });
}

function NotSaved({ record }: { record: FileImport }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(client, 'GET /file-imports/:id/items', { id: record.id, status: 'not-saved', limit: MAX_PAGE_SIZE }),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Fold title={t.notSaved} count={record.notSaved} open>
      <ul className="not-saved">
        {items.map(({ index, title, problem }) => (
          <li key={index}>{problem === null ? title : t.withProblem({ title, problem: saveWords(problem) })}</li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.showMore}
        </Button>
      )}
    </Fold>
  );
}
