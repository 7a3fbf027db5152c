import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/recipe-list';
import { Banner, EndLine, IconAlertTriangle, TextButton } from '@simmer/ui';
import { useEffect, useRef } from 'react';

interface EndOfListProps {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last page did not come. Then a person asks for it. */
  problem: string | undefined;
  loadMore: () => void;
}

/** How far above the end the next page is asked for, in pixels. */
const ASK_BEFORE_PX = 100;

/** Asks for the next page when the end of the list comes near. */
export function EndOfList({ hasMore, isLoading, problem, loadMore }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasMore && !isLoading && problem === undefined;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `0px 0px ${ASK_BEFORE_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, loadMore]);
  if (hasMore && problem !== undefined && !isLoading)
    return (
      <Banner
        tone="error"
        className="list-problem"
        icon={<IconAlertTriangle />}
        end={<TextButton onClick={loadMore}>{common.tryAgain}</TextButton>}
      >
        {problem}
      </Banner>
    );
  return <div ref={end}>{hasMore && <EndLine loading>{t.loadingMore}</EndLine>}</div>;
}
