import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/import';
import { TextButton } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';

/** Pages of our own to try an import with; there are some in development only. */
export function SamplePages({ onPick, disabled }: { onPick: (url: string) => void; disabled: boolean }) {
  const { data } = useQuery({ ...queryOf(client, 'GET /import-samples', {}), staleTime: Infinity });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="samples t15 muted">
      <p>{t.samples}</p>
      <ul>
        {data.items.map(({ title, url }) => (
          <li key={url}>
            <TextButton disabled={disabled} onClick={() => onPick(url)}>
              {title}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
