import { pagesOf, queryOf } from '@simmer/client';
import type { RecipeSummary } from '@simmer/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { picturePreloads } from '../../../recipe/picture-sources';
import type { RouterContext } from '../../../app/router-context';
import { preload } from '../../../api/preload';
import { CARD_SIZES } from '../../../features/recipes/list/card-sizes';
import { type ListSearch, readListSearch } from '../../../features/recipes/list/list-search';
import { hasLibrary } from '../../../device/library/use-library';
import { ListScreen } from '../../../features/recipes/list/list-screen';

export const Route = createFileRoute('/app/recipes/')({
  // most visits begin here: it comes with the entry
  codeSplitGroupings: [],
  staticData: { ownSearch: true, serverRenderedForCook: true },
  validateSearch: readListSearch,
  // whoever comes back from a checkout is led here with more than the list knows
  loaderDeps: ({ search }) => readListSearch({ ...search }),
  loader: async ({ context: { client, queryClient }, deps }: { context: RouterContext; deps: ListSearch }) => {
    if (hasLibrary() && !deps.search) return;
    await preload(
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /recipes', deps)),
      queryClient.prefetchQuery(queryOf(client, 'GET /recipes/facets', {})),
    );
  },
  // for the server's document alone
  ...(import.meta.env.SSR && { head: ({ match }) => ({ links: firstPictures(match.context, match.loaderDeps) }) }),
  component: ListRoute,
});

function ListRoute() {
  const search = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  return (
    <ListScreen
      search={search}
      onChange={(next) => void navigate({ search: readListSearch({ ...next }), replace: true, resetScroll: false })}
    />
  );
}

function firstPictures({ client, queryClient }: RouterContext, search: ListSearch) {
  const list = queryClient.getQueryData<InfiniteData<{ items: RecipeSummary[] }>>(pagesOf(client, 'GET /recipes', search).queryKey);
  return picturePreloads(list?.pages[0]?.items.slice(0, 2) ?? [], CARD_SIZES);
}
