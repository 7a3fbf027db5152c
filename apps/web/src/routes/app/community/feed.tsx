import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { type FeedSearch, FeedScreen, readFeedSearch } from '../../../features/community/feed/feed-screen';

export const Route = createFileRoute('/app/community/feed')({
  // read with the screen: what is here comes with every page
  validateSearch: (search): FeedSearch => search,
  loader: ({ context: { client, queryClient } }) =>
    preload(
      Promise.all([
        queryClient.prefetchQuery(queryOf(client, 'GET /community/feed', {})),
        queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/feed/recipes', {})),
      ]),
    ),
  component: function Page() {
    const { part } = readFeedSearch({ ...Route.useSearch() });
    const navigate = Route.useNavigate();
    return (
      <FeedScreen
        part={part ?? 'recipes'}
        onPart={(next) => void navigate({ search: next === 'recipes' ? {} : { part: next }, replace: true, resetScroll: false })}
      />
    );
  },
});
