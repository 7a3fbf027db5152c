import { queryOf } from '@simmer/client';
import { TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client';
import { lastImportWords } from './last-import-words';

/** The way back to what was imported: its report, and undo. Silent when it does not come, because it is not what the screen is for. */
export function LastImports() {
  const { data } = useQuery({ ...queryOf(client, 'GET /file-imports', {}), staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="last-imports" aria-labelledby="last-imports-heading">
      <h3 className="h-20" id="last-imports-heading">
        Your last imports
      </h3>
      <ul className="file-lines">
        {data.items.map((record) => {
          const { from, came, next } = lastImportWords(record);
          return (
            <li key={record.id}>
              <span className="file-name">{from}</span>
              <TextLink href={`/app/recipes/import-export?import=${record.id}`}>
                {next}
                <span className="sr">, {from}</span>
              </TextLink>
              <span className="t15 muted">
                {came}, {dayAndTime(record.createdAt)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const dayAndTime = (at: string): string => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).replace(',', '');
