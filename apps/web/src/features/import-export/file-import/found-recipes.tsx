import { pagesOf, type RouteOutput } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { Button, Checkbox, Link, SkeletonLine, Tag } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../app/client';
import { counted } from '../counted';

type Item = RouteOutput<'GET /file-imports/:id/items'>['items'][number];

interface FoundRecipesProps {
  importId: string;
  leftOut: ReadonlySet<number>;
  withDuplicates: boolean;
  onLeaveOut: (index: number, isDuplicate: boolean, isLeftOut: boolean) => void;
}

/** The recipes of the files, each with a tick while it is wanted. */
export function FoundRecipes({ importId, leftOut, withDuplicates, onLeaveOut }: FoundRecipesProps) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    pagesOf(client, 'GET /file-imports/:id/items', { id: importId, limit: MAX_PAGE_SIZE }),
  );
  if (error) return <p role="alert">The list did not open. {error.message} <Button size="sm" onClick={() => void refetch()}>Try again</Button></p>;
  if (!data) return <div className="exchange-working" role="status" aria-label="Opening the list"><SkeletonLine /><SkeletonLine /><SkeletonLine /></div>;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="found-heading">
      <h3 className="h-20" id="found-heading">
        What will be saved
      </h3>
      <ul className="found-recipes">
        {items.map((item) => {
          const isDuplicate = item.duplicateOf !== null;
          const isWanted = !leftOut.has(item.index) && (withDuplicates || !isDuplicate);
          return (
            <li key={item.index}>
              <Checkbox
                label={
                  <span>
                    <b>{item.title}</b>
                    <span className="item-notes">{notesOf(item)}</span>
                  </span>
                }
                checked={isWanted}
                disabled={isDuplicate && !withDuplicates}
                onChange={(event) => onLeaveOut(item.index, isDuplicate, !event.target.checked)}
              />
              {item.losses.length > 0 && <LeftBehind losses={item.losses} />}
              {item.duplicateOf && <Duplicate item={item} of={item.duplicateOf} />}
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function Duplicate({ item, of: { id, title } }: { item: Item; of: NonNullable<Item['duplicateOf']> }) {
  return (
    <p className="duplicate t15">
      <Tag tone="yolk">{id === null ? 'Twice in these files' : 'Yours already'}</Tag>
      {id !== null && (
        <Link href={`/app/recipes/${id}`}>
          Open {title === item.title ? 'it' : title}
          {title === item.title && <span className="sr"> ({title})</span>}
        </Link>
      )}
    </p>
  );
}

const LeftBehind = ({ losses }: { losses: Item['losses'] }) => (
  <div className="left-behind t15 muted">
    <p>Stays behind</p>
    <ul>
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  </div>
);

/** What comes along. */
const notesOf = ({ ingredientCount, stepCount, hasPicture }: Item): string =>
  [counted(ingredientCount, 'ingredient'), counted(stepCount, 'step'), ...(hasPicture ? ['picture'] : [])].join(', ');
