import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/import-export';
import { classNames, PantryLabel, TextButton, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { lastImportWords } from './last-import-words';
import './last-imports.css';

/** The way back to what was imported: its report, and undo. Silent when it does not come, because it is not what the screen is for. */
export function LastImports({ onUndo }: { onUndo: (importId: string) => void }) {
  const { data } = useQuery(queryOf(client, 'GET /file-imports', {}));
  if (!data || data.items.length === 0) return null;
  return (
    <PantryLabel className="last-imports" role="region" aria-labelledby="last-imports-heading">
      <h3 className="h-20" id="last-imports-heading">
        {t.lately}
      </h3>
      <ul>
        {data.items.map((record) => {
          const { from, count, state, next } = lastImportWords(record);
          return (
            <li key={record.id} className={classNames(record.status === 'undone' && 'is-undone')}>
              <b className="count">{count}</b>
              <span className="last-import">
                <TextLink href={reportOf(record.id)}>{from}</TextLink>
                <small>{t.cameOn({ at: new Date(record.createdAt), state })}</small>
              </span>
              {next === 'undo' ? (
                <TextButton onClick={() => onUndo(record.id)}>
                  {t.undo}
                  <span className="sr">{t.ofImport({ name: from })}</span>
                </TextButton>
              ) : (
                <TextLink href={reportOf(record.id)}>
                  {t[next]}
                  <span className="sr">{t.ofImport({ name: from })}</span>
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
      <p className="t13 muted">{t.latelyHint}</p>
    </PantryLabel>
  );
}

const reportOf = (importId: string): string => `/app/recipes/import-export?import=${importId}`;
