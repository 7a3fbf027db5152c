import type { Block } from '@simmer/help';
import * as t from '@simmer/messages/help-article';
import { Fold } from '@simmer/ui';
import { useEffect, useState } from 'react';

type Heading = Extract<Block, { type: 'heading' }>;

/** The headings of an article: beside it where there is room, folded above it where there is not. The one in view carries the mark. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter((block): block is Heading => block.type === 'heading' && block.depth === 2);
  const list = <HeadingList headings={headings} current={useHeadingInView(headings)} />;
  return (
    <nav className="help-contents" aria-label={t.onThisPage}>
      <Fold className="help-contents-folded" title={t.onThisPage}>
        {list}
      </Fold>
      <div className="help-contents-open">
        <p className="strong">{t.onThisPage}</p>
        {list}
      </div>
    </nav>
  );
}

const HeadingList = ({ headings, current }: { headings: readonly Heading[]; current: string | undefined }) => (
  <ol>
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? true : undefined}>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ol>
);

/** The last heading that has reached the upper third of the window, once somebody has scrolled to one. */
function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const reached = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      );
      setCurrent(reached.at(-1)?.id);
    };
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [headings]);
  return current;
}
