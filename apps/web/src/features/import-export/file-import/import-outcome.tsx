import { pagesOf, queryKey } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { Button, ButtonLink, Fold, IconCheck } from '@simmer/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../app/client';
import { counted } from '../counted';
import { FileLines, Skipped } from './import-report';
import type { FileImport } from './use-file-import';

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
  }, [queryClient]);
  return (
    <div className="exchange-outcome">
      <h3 className="h-24" tabIndex={-1} ref={heading}>
        {record.status === 'saved' && <IconCheck size={24} />}
        {headingOf(record)}
      </h3>
      {record.status === 'undone' && <p className="muted">Deleted recipes can be restored for 30 days.</p>}
      {record.error && <p>{record.error.message}</p>}
      {record.saved > 0 && record.found > record.chosen && <p className="muted">{counted(record.found - record.chosen, 'recipe')} not ticked, so left out.</p>}
      {record.notSaved > 0 && record.status !== 'undone' && <NotSaved record={record} />}
      <div className="exchange-acts">
        {record.saved > 0 && (
          <ButtonLink variant="primary" href="/app/recipes">
            See your recipes
          </ButtonLink>
        )}
        {record.saved > 0 && <Button onClick={() => void onUndo()}>Undo the whole import</Button>}
        <Button variant={record.saved > 0 ? 'quiet' : 'primary'} onClick={onAnother}>
          Import other files
        </Button>
      </div>
      <FileLines files={record.files} />
      {record.skippedCount > 0 && <Skipped record={record} />}
    </div>
  );
}

function headingOf({ status, saved }: FileImport): string {
  if (status === 'undone') return 'Taken back. Your library is as it was before';
  if (status === 'cancelled') return saved > 0 ? `Stopped. ${counted(saved, 'recipe')} had been saved by then` : 'Stopped. Nothing was saved';
  return saved === 1 ? 'One recipe is in your library' : `${counted(saved, 'recipe')} are in your library`;
}

function NotSaved({ record }: { record: FileImport }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(pagesOf(client, 'GET /file-imports/:id/items', { id: record.id, status: 'not-saved', limit: MAX_PAGE_SIZE }));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Fold title="Not saved" count={record.notSaved} open>
      <ul className="skipped">
        {items.map(({ index, title, problem }) => (
          <li key={index}>
            <b>{title}</b>
            {problem !== record.error?.message && `: ${problem}`}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Fold>
  );
}
