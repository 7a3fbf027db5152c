import { tryAgain } from '@simmer/messages/common';
import * as t from '@simmer/messages/posts';
import { Banner, Button, IconAlertTriangle, TextButton } from '@simmer/ui';

interface Pages {
  data: unknown;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** What stands under the pages of a list so far: more of them, or why they did not come. */
export function PostListEnd({ pages: { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } }: { pages: Pages }) {
  if (error)
    return (
      <Banner
        tone="error"
        icon={<IconAlertTriangle />}
        end={<TextButton onClick={() => void (data ? fetchNextPage() : refetch())}>{tryAgain}</TextButton>}
      >
        {error.message}
      </Banner>
    );
  if (!data)
    return (
      <p role="status" className="muted">
        {t.loading}
      </p>
    );
  return hasNextPage ? (
    <Button className="show-more no-print" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t.showMore}
    </Button>
  ) : null;
}
