import { pagesOf, type RouteOutput } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';
import { plateAddress } from '@simmer/plates';
import { Button, Checkbox, SkeletonLine, Tag, TextLink, Tray } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { onServer } from '../../../browser/site';
import { lossWords } from './reason-words';

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
  if (error)
    return (
      <p role="alert">
        {t.listNotLoaded({ reason: error.message })}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </p>
    );
  if (!data)
    return (
      <div className="exchange-wait" role="status" aria-label={t.openingList}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    );
  const items = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="found-heading">
      <div className="exchange-part">
        <h3 className="h-24" id="found-heading">
          {t.willBeSaved}
        </h3>
      </div>
      <ul className="found-recipes">
        {items.map((item) => {
          const isDuplicate = item.duplicateOf !== null;
          const isWanted = !leftOut.has(item.index) && (withDuplicates || !isDuplicate);
          return (
            <li key={item.index}>
              <Checkbox
                label={<Found item={item} />}
                checked={isWanted}
                disabled={isDuplicate && !withDuplicates}
                onChange={(event) => onLeaveOut(item.index, isDuplicate, !event.target.checked)}
              />
              {item.duplicateOf && <Duplicate of={item.duplicateOf} />}
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.showMore}
        </Button>
      )}
    </section>
  );
}

/** The dish as far as its title tells: its photo comes when it is saved. */
function plateOf(title: string) {
  const { url, ground } = plateAddress(title);
  return { src: onServer(url), ground };
}

/** What comes along, and what does not. */
const Found = ({ item: { title, ingredientCount, stepCount, hasPicture, losses } }: { item: Item }) => (
  <>
    <Tray thumb {...plateOf(title)} />
    <span>
      <b>{title}</b>
      <small>{(hasPicture ? t.contentsWithPhoto : t.contents)({ ingredients: ingredientCount, steps: stepCount })}</small>
      {losses.map((loss, index) => (
        <small key={index} className="loss">
          {t.staysBehind({ what: lossWords(loss) })}
        </small>
      ))}
    </span>
  </>
);

const Duplicate = ({ of: { id, title } }: { of: NonNullable<Item['duplicateOf']> }) => (
  <p className="duplicate">
    <Tag tone="yolk">{id === null ? t.twice : t.yoursAlready}</Tag>
    {id !== null && (
      <TextLink href={`/app/recipes/${id}`}>
        {t.open}
        <span className="sr">{t.openYours({ title })}</span>
      </TextLink>
    )}
  </p>
);
