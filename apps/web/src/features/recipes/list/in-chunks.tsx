import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A multiple of the cards in a row of every width: each chunk is whole rows. */
const CHUNK_SIZE = 24;
/** So far beyond the screen chunks are drawn, in pixels. */
const AHEAD_PX = 1_200;

/** How high a full chunk was when it was last drawn, by view and width of the window: Back finds the place that it left. */
const knownHeights = new Map<string, number>();

interface InChunksProps<T> {
  /** Chunks of one kind are equally high, more or less. */
  kind: string;
  items: readonly T[];
  children: (items: readonly T[], from: number) => ReactNode;
}

/** A long list of which only what is near the screen is drawn; the rest keeps its height. */
export function InChunks<T>({ kind, items, children }: InChunksProps<T>) {
  const first = useRef<HTMLDivElement>(null);
  const key = `${kind} ${typeof window === 'undefined' ? '' : window.innerWidth}`;
  const [height, setHeight] = useState(() => knownHeights.get(key));
  const isLong = items.length > CHUNK_SIZE;
  useLayoutEffect(() => {
    const drawn = isLong ? first.current?.offsetHeight : 0;
    if (!drawn) return;
    knownHeights.set(key, drawn);
    setHeight(drawn);
  }, [key, isLong]);
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, at) => {
    const from = at * CHUNK_SIZE;
    const own = items.slice(from, from + CHUNK_SIZE);
    return (
      <Chunk
        key={`${kind} ${at}`}
        ref={at === 0 ? first : undefined}
        isFirst={at === 0}
        isAlone={!isLong}
        height={height && (height * own.length) / CHUNK_SIZE}
      >
        {() => children(own, from)}
      </Chunk>
    );
  });
}

interface ChunkProps {
  ref: React.Ref<HTMLDivElement> | undefined;
  isFirst: boolean;
  /** A short list is drawn as a whole. */
  isAlone: boolean;
  /** While it is not drawn. */
  height: number | undefined;
  children: () => ReactNode;
}

function Chunk({ ref, isFirst, isAlone, height, children }: ChunkProps) {
  const own = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(isFirst);
  const isNear = isSeen || isAlone;
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const element = own.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // several may be told at once: the last is how it is
        const entry = entries.at(-1);
        // a screen that is hidden while another part of it loads has no height: nothing has left
        if (!entry || (!entry.isIntersecting && entry.boundingClientRect.height === 0)) return;
        // what has the focus stays
        if (!entry.isIntersecting && element.contains(document.activeElement)) return;
        if (!entry.isIntersecting) setLeft(entry.boundingClientRect.height);
        setSeen(entry.isIntersecting);
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={own} className="chunk" style={isNear ? undefined : { height: left ?? height }}>
      <div ref={ref}>{isNear && children()}</div>
    </div>
  );
}
