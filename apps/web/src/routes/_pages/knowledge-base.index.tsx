import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { HelpHome } from '../../features/help/help-home';
import { findInHelp, type HelpSearch, readHelpSearch } from '../../features/help/help-search';
import { preloadTutorials } from '../../video/tutorials-data';

export const Route = createFileRoute('/_pages/knowledge-base/')({
  staticData: { serverRendered: true, ownSearch: true },
  // read with the screen: what is here comes with every page
  validateSearch: (search): HelpSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, deps }) => {
    const { q, category } = readHelpSearch(deps);
    if (q === undefined && category === undefined) await preloadTutorials(client, queryClient);
    return { hits: q === undefined ? undefined : await findInHelp(q) };
  },
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () =>
      headOf({ title: heads.knowledgeBase, description: heads.knowledgeBaseGist, address: '/knowledge-base', isTranslated: true }),
  }),
  component: function Page() {
    const { hits } = Route.useLoaderData();
    const navigate = Route.useNavigate();
    return (
      <HelpHome
        search={readHelpSearch(Route.useSearch())}
        hits={hits}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});
