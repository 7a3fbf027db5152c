import { pagesOf } from '@simmer/client';
import { MAX_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/export';
import { Button, Checkbox, SkeletonLine, TextField } from '@simmer/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client';

interface RecipeChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The cook's recipes with a tick for each that goes along. What is ticked stays so while another search is on. */
export function RecipeChoice({ chosen, onChange }: RecipeChoiceProps) {
  const [search, setSearch] = useState('');
  const settled = useSettled(search);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...pagesOf(client, 'GET /recipes', { search: settled, sort: 'title', limit: MAX_PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const recipes = data?.pages.flatMap((page) => page.items) ?? [];

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <div className="recipe-choice">
      <TextField
        label={t.find}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        hint={t.chosenCount({ count: chosen.size })}
      />
      {error && <p role="alert">{t.notLoaded({ reason: error.message })}</p>}
      {!data && !error && <SkeletonLine />}
      <ul className="recipe-ticks" tabIndex={0} aria-label={t.toExport}>
        {recipes.map(({ id, title }) => (
          <li key={id}>
            <Checkbox label={title} checked={chosen.has(id)} onChange={(event) => choose(id, event.target.checked)} />
          </li>
        ))}
        {data && recipes.length === 0 && <li className="muted">{settled === '' ? t.noRecipes : t.noneFound}</li>}
        {hasNextPage && (
          <li>
            <Button size="sm" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.showMore}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The value once nobody has typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
