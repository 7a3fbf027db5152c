import { EndLine } from '@simmer/ui';
import { useEffect, useRef } from 'react';

interface EndOfListProps {
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
}

/** How far above the end the next page is asked for, in pixels. */
const ASK_BEFORE_PX = 100;

/** Asks for the next page when the end of the list comes near. */
export function EndOfList({ hasMore, isLoading, loadMore }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasMore || isLoading || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), { rootMargin: `0px 0px ${ASK_BEFORE_PX}px` });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, loadMore]);
  return <div ref={end}>{hasMore && <EndLine loading>Loading more recipes...</EndLine>}</div>;
}
