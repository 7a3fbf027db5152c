import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { type InboxFilter, inboxInput, readInboxFilter } from '../../../features/contact-inbox/inbox-filter';
import { InboxScreen } from '../../../features/contact-inbox/inbox-screen';

export const Route = createFileRoute('/app/staff/contact')({
  // read with the screen: what is here comes with every page
  validateSearch: (search): InboxFilter => search,
  loaderDeps: ({ search: { queue, state } }) => ({ queue, state }),
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /staff/contact-counts', {})),
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /staff/contact-messages', inboxInput(readInboxFilter(deps)))),
    ),
  component: InboxRoute,
});

function InboxRoute() {
  const navigate = Route.useNavigate();
  return (
    <InboxScreen
      filter={readInboxFilter({ ...Route.useSearch() })}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
