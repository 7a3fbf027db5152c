import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { videoPages } from '../../features/videos/use-videos';
import { VideosScreen } from '../../features/videos/videos-screen';
import { readVideosSearch, videosInput, type VideosSearch } from '../../features/videos/videos-search';

export const Route = createFileRoute('/app/videos')({
  staticData: { ownSearch: true },
  // read with the screen: what is here comes with every page
  validateSearch: (search): VideosSearch => search,
  loaderDeps: ({ search: { video: _open, ...listed } }) => listed,
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchInfiniteQuery(videoPages(videosInput(readVideosSearch({ ...deps })), client)),
      queryClient.prefetchQuery(queryOf(client, 'GET /video-counts', {})),
    ),
  component: function Page() {
    const search = readVideosSearch({ ...Route.useSearch() });
    const navigate = Route.useNavigate();
    return (
      <VideosScreen
        search={search}
        onChange={(next) => {
          // a video that is opened is left with Back as well
          const isOpened = next.video !== undefined && search.video === undefined;
          void navigate({ search: next, replace: !isOpened, resetScroll: false });
        }}
      />
    );
  },
});
