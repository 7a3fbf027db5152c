import { pagesOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { GalleryPage } from '../../../features/community/gallery-page';
import { galleryInput, type GallerySearch, readGallerySearch } from '../../../features/community/gallery-search';

export const Route = createFileRoute('/app/community/')({
  staticData: { ownSearch: true },
  // read with the screen: what is here comes with every page
  validateSearch: (search): GallerySearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, deps }) => {
    const search = readGallerySearch({ ...deps });
    // whose are followed is known with the account, which the page itself waits for
    if (search.sort === 'following') return;
    await preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/recipes', galleryInput(search, { isVisitor: false }))));
  },
  component: function Page() {
    const search = readGallerySearch({ ...Route.useSearch() });
    const navigate = Route.useNavigate();
    return (
      <GalleryPage
        search={search}
        onChange={(next) => void navigate({ search: readGallerySearch({ ...next }), replace: true, resetScroll: false })}
      />
    );
  },
});
