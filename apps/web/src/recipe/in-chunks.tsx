import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A multiple of the cards in a row of every width: each chunk is whole rows. */
const CHUNK_SIZE = 12;
/** So many chunks are in one element, which is all that is there while none of them is near: what is there does not grow with the list. */
const TOGETHER = 24;
/** So far beyond the screen chunks are drawn, in pixels. */
const AHEAD_PX = 500;

/** How high chunks were when they were last drawn, by view and width of the window, each and a full one: Back finds the place that it left. */
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
  const chunks = inParts(items, CHUNK_SIZE).map((own, at) => {
    const ownKey = `${key} ${at} ${own.length}`;
    const ownHeight = knownHeights.get(ownKey) ?? (height && (height * own.length) / CHUNK_SIZE);
    const chunk = (
      <Chunk
        key={`${kind} ${at}`}
        ref={at === 0 ? first : undefined}
        isFirst={at === 0}
        isAlone={!isLong}
        height={ownHeight}
        onDrawn={(drawn) => knownHeights.set(ownKey, drawn)}
      >
        {() => children(own, at * CHUNK_SIZE)}
      </Chunk>
    );
    return { chunk, height: ownHeight };
  });
  return inParts(chunks, TOGETHER).map((own, at) => (
    <Chunk key={`${kind} from ${at}`} isFirst={at === 0} isAlone={!isLong} height={sumOf(own)}>
      {() => own.map(({ chunk }) => chunk)}
    </Chunk>
  ));
}

const sumOf = (chunks: readonly { height: number | undefined }[]): number | undefined =>
  chunks.reduce<number | undefined>((sum, { height }) => (sum === undefined || height === undefined ? undefined : sum + height), 0);

const inParts = <T,>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

interface ChunkProps {
  ref?: RefObject<HTMLDivElement | null> | undefined;
  isFirst: boolean;
  /** A short list is drawn as a whole. */
  isAlone: boolean;
  /** While it is not drawn. */
  height: number | undefined;
  /** Called with its height whenever that changes while it is drawn. */
  onDrawn?: (height: number) => void;
  children: () => ReactNode;
}

function Chunk({ ref, isFirst, isAlone, height, onDrawn, children }: ChunkProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const [isSeen, setSeen] = useState(isFirst);
  const isNear = isSeen || isAlone;
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const element = box.current;
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
  }, [box]);
  const measure = useEffectEvent((drawn: number) => onDrawn?.(drawn));
  useEffect(() => {
    if (!box.current || !isNear) return;
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.height));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isNear]);
  return (
    <div ref={box} className="chunk" style={isNear ? undefined : { height: left ?? height }}>
      {isNear && children()}
    </div>
  );
}
