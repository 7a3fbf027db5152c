import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { staffVideoPages } from '../../../features/staff-videos/staff-video-pages';
import { StaffVideosScreen } from '../../../features/staff-videos/staff-videos-screen';
import { readVideoFilter, type VideoFilter } from '../../../features/staff-videos/video-filter';

export const Route = createFileRoute('/app/staff/videos')({
  // read with the screen: what is here comes with every page
  validateSearch: (search): VideoFilter => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchInfiniteQuery(staffVideoPages(readVideoFilter({ ...deps }), client)),
      queryClient.prefetchQuery(queryOf(client, 'GET /staff/video-categories', {})),
    ),
  component: StaffVideosRoute,
});

function StaffVideosRoute() {
  const navigate = Route.useNavigate();
  return (
    <StaffVideosScreen
      filter={readVideoFilter({ ...Route.useSearch() })}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
