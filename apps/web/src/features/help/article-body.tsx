import type { ArticlePage, Block, Inline } from '@simmer/help';
import * as t from '@simmer/messages/help-article';
import { IconLink, Link } from '@simmer/ui';
import type { ReactNode } from 'react';

type Pictures = ArticlePage['pictures'];

/** The words, steps and pictures of an article. */
export const ArticleBody = ({ blocks, pictures }: { blocks: readonly Block[]; pictures: Pictures }) => (
  <Blocks blocks={blocks} pictures={pictures} isTop />
);

interface BlocksProps {
  blocks: readonly Block[];
  pictures: Pictures;
  isTop?: boolean;
}

const Blocks = ({ blocks, pictures, isTop = false }: BlocksProps): ReactNode =>
  blocks.map((block, at) =>
    block.type === 'picture' ? (
      <Shown key={at} {...block} pictures={pictures} isInSight={isTop && at === 0} />
    ) : (
      <OneBlock key={at} block={block} pictures={pictures} />
    ),
  );

function OneBlock({ block, pictures }: { block: Exclude<Block, { type: 'picture' }>; pictures: Pictures }): ReactNode {
  switch (block.type) {
    case 'heading':
      return <ArticleHeading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Words inlines={block.children} />
        </p>
      );
    case 'tip':
      return (
        <aside className="help-tip" aria-label={t.tip}>
          <Blocks blocks={block.blocks} pictures={pictures} />
        </aside>
      );
    case 'list':
      return block.ordered ? <Steps items={block.items} pictures={pictures} /> : <Bullets items={block.items} pictures={pictures} />;
  }
}

/** Its address on the page can be copied from the sign behind it. */
const ArticleHeading = ({ depth, id, text }: Extract<Block, { type: 'heading' }>) => {
  const Heading = depth === 2 ? 'h2' : 'h3';
  return (
    <Heading className={depth === 2 ? 'h-24' : 'h-20'} id={id}>
      {text}
      <a className="help-anchor" href={`#${id}`} aria-label={t.linkTo({ heading: text })}>
        <IconLink size={16} />
      </a>
    </Heading>
  );
};

type Items = Extract<Block, { type: 'list' }>['items'];

/** Numbered ledger rows. */
const Steps = ({ items, pictures }: { items: Items; pictures: Pictures }) => (
  <ol className="help-steps">
    {items.map((blocks, at) => (
      <li key={at}>
        <span className="no" aria-hidden="true">
          {at + 1}
        </span>
        <div>
          <Blocks blocks={blocks} pictures={pictures} />
        </div>
      </li>
    ))}
  </ol>
);

const Bullets = ({ items, pictures }: { items: Items; pictures: Pictures }) => (
  <ul className="help-bullets">
    {items.map((blocks, at) => (
      <li key={at}>
        <Blocks blocks={blocks} pictures={pictures} />
      </li>
    ))}
  </ul>
);

/** A picture that was not taken yet is left out. */
interface ShownProps {
  name: string;
  alt: string;
  pictures: Pictures;
  /** Below the lead, without a scroll. */
  isInSight: boolean;
}

function Shown({ name, alt, pictures, isInSight }: ShownProps) {
  const picture = pictures[name];
  if (!picture) return null;
  return (
    <figure>
      <div className="help-shown">
        <img {...picture} alt="" decoding="async" {...(isInSight ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
      </div>
      <figcaption>{alt}</figcaption>
    </figure>
  );
}

const Words = ({ inlines }: { inlines: readonly Inline[] }): ReactNode => inlines.map((inline, at) => <Word key={at} inline={inline} />);

function Word({ inline }: { inline: Inline }): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'code':
      return <code>{inline.value}</code>;
    case 'button':
      return <b className="strong">{inline.label}</b>;
    case 'act':
    case 'elsewhere':
      return <Words inlines={inline.children} />;
    case 'strong':
      return (
        <strong>
          <Words inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Words inlines={inline.children} />
        </em>
      );
    case 'link':
      return (
        <Link href={inline.url}>
          <Words inlines={inline.children} />
        </Link>
      );
  }
}
