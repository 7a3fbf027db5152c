import type { HelpCategory } from '@simmer/contracts/constants';
import GithubSlugger from 'github-slugger';
import type { BlockContent, DefinitionContent, ListItem, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { ACTS, type Article, type ArticleHead, type ArticleText, type Block, type Inline } from './article';

const WORDS_PER_MINUTE = 200;

const parser = unified().use(remarkParse).use(remarkMdx);

type Content = RootContent | BlockContent | DefinitionContent;

/**
 * An article from its MDX text. A first line that begins with '# ' is the title, otherwise the title is the slug with spaces for hyphens; the
 * paragraph after it is the lead. Fails on anything that the README does not allow, naming the line and what to write instead.
 */
export function readArticle(category: HelpCategory, slug: string, source: string): Article {
  const [, ownTitle, ownBody] = /^# (.*)(?:\r?\n|$)([^]*)/.exec(source) ?? [];
  const reader = new ArticleReader(`${category}/${slug}.mdx`, ownTitle === undefined ? 0 : 1);
  const { children } = parser.parse(ownBody ?? source) satisfies Root;
  const [first, ...rest] = children;
  const lead = first?.type === 'paragraph' ? toString(first) : '';
  const minutes = Math.max(1, Math.round(source.split(/\s+/).length / WORDS_PER_MINUTE));
  return {
    category,
    slug,
    title: ownTitle?.trim() ?? slug.replaceAll('-', ' '),
    lead,
    ...withoutRelated(reader.blocksOf(lead === '' ? children : rest)),
    minutes,
  };
}

/** A last section that is a bulleted list of links to other articles stands apart from the text, under a heading of its own. */
function withoutRelated(blocks: readonly Block[]): Pick<Article, 'blocks' | 'related'> {
  const [heading, list] = blocks.slice(-2);
  if (heading?.type !== 'heading' || list?.type !== 'list' || list.ordered) return { blocks, related: [] };
  const related = list.items.map(articleLinkedFrom);
  return related.includes('') ? { blocks, related: [] } : { blocks: blocks.slice(0, -2), related };
}

/** The article that is all that an item links to; empty where it says more. */
function articleLinkedFrom([block, ...more]: readonly Block[]): string {
  const [link, ...rest] = block?.type === 'paragraph' && more.length === 0 ? block.children : [];
  if (link?.type !== 'link' || rest.length > 0) return '';
  return /^\/knowledge-base\/([a-z-]+\/[a-z0-9-]+)$/.exec(link.url)?.[1] ?? '';
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** By name; undefined where one is no plain text. */
function attributesOf({ attributes }: Element): Record<string, string> | undefined {
  const plain = attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value] as const] : [],
  );
  return plain.length === attributes.length ? Object.fromEntries(plain) : undefined;
}

/** An element that stands alone on its line holds a paragraph. */
const wordsIn = ({ children }: Element): PhrasingContent[] =>
  (children as (PhrasingContent | BlockContent)[]).flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );

/** Turns the tree of the parser into that of an article. */
class ArticleReader {
  private readonly slugger = new GithubSlugger();

  constructor(
    private readonly file: string,
    /** How many lines stand above the text that was parsed. */
    private readonly linesAbove: number,
  ) {}

  blocksOf(nodes: readonly Content[]): Block[] {
    return nodes.flatMap((node) => this.block(node));
  }

  private block(node: Content): Block[] {
    switch (node.type) {
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) throw this.refuse(node, `a heading of depth ${node.depth}`);
        const text = toString(node);
        return [{ type: 'heading', depth: node.depth, id: this.slugger.slug(text), text }];
      }
      case 'paragraph':
        return this.paragraph(node.children);
      case 'list':
        return [
          { type: 'list', ordered: node.ordered === true, items: node.children.map((item: ListItem) => this.blocksOf(item.children)) },
        ];
      case 'blockquote':
        return [{ type: 'tip', blocks: this.blocksOf(node.children) }];
      case 'mdxJsxFlowElement':
        return [{ type: 'paragraph', children: [this.element(node)] }];
      default:
        throw this.refuse(node, node.type);
    }
  }

  /** Pictures stand below the words that they were written among. */
  private paragraph(nodes: readonly PhrasingContent[]): Block[] {
    const words = nodes.filter(({ type }) => type !== 'image');
    const children = this.inlines(words);
    const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
    return [...(isEmpty ? [] : [{ type: 'paragraph', children } as const]), ...nodes.flatMap((node) => this.picture(node))];
  }

  private picture(node: PhrasingContent): Block[] {
    if (node.type !== 'image') return [];
    const [, name] = /^shot:([a-z0-9-]+)$/.exec(node.url) ?? [];
    if (name === undefined || !node.alt) throw this.refuse(node, `the picture ${node.url}`);
    return [{ type: 'picture', name, alt: node.alt }];
  }

  private inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.map((node) => this.inline(node));
  }

  private inline(node: PhrasingContent): Inline {
    switch (node.type) {
      case 'text':
        return { type: 'text', value: node.value };
      case 'inlineCode':
        return { type: 'code', value: node.value };
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: this.inlines(node.children) };
      case 'link':
        if (!/^(\/(?!\/)|#|https:\/\/)/.test(node.url)) throw this.refuse(node, `a link to ${node.url}`);
        return { type: 'link', url: node.url, children: this.inlines(node.children) };
      case 'mdxJsxTextElement':
        return this.element(node);
      default:
        throw this.refuse(node, node.type);
    }
  }

  private element(node: Element): Inline {
    const label = toString(node).trim();
    const attributes = attributesOf(node);
    const names = attributes && Object.keys(attributes).join(' ');
    if (label !== '' && attributes) {
      if (node.name === 'Button' && (names === '' || names === 'when')) return { type: 'button', label, ...attributes };
      const act = ACTS.find((one) => one === attributes['what']);
      if (node.name === 'Do' && act && names === 'what') return { type: 'act', what: act, children: this.inlines(wordsIn(node)) };
      if (node.name === 'Elsewhere' && names === '') return { type: 'elsewhere', children: this.inlines(wordsIn(node)) };
    }
    throw this.refuse(node, `the element <${node.name ?? ''}>`);
  }

  private refuse({ position }: Nodes, what: string): Error {
    const line = (position?.start.line ?? 0) + this.linesAbove;
    return new Error(
      `${this.file}:${line} has ${what}. An article is made of ## and ### headings, paragraphs, lists, > tips, **bold**, *italic*, \`code\`, ` +
        'links to /routes, #headings or https:// addresses, <Button>label</Button>, <Do what="…">, <Elsewhere> and ![what it shows](shot:name).',
    );
  }
}

/** The article as it stands in lists. */
export const headOfArticle = ({ category, slug, title, lead }: Article): ArticleHead => ({ category, slug, title, lead });

/** The article with all its words, for the search; each heading, paragraph and item on a line of its own. */
export const textOfArticle = (article: Article): ArticleText => ({
  ...headOfArticle(article),
  text: article.blocks.map(wordsOf).join('\n'),
});

/** What a reader sees of a block, without its pictures. */
function wordsOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.children.map(wordsOfInline).join('');
    case 'list':
      return block.items.flat().map(wordsOf).join('\n');
    case 'tip':
      return block.blocks.map(wordsOf).join(' ');
    case 'picture':
      return '';
  }
}

function wordsOfInline(inline: Inline): string {
  if (inline.type === 'button') return inline.label;
  return 'children' in inline ? inline.children.map(wordsOfInline).join('') : inline.value;
}
