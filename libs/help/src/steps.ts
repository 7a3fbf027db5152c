import type { Act, Article, Block, Inline } from './article';

/** Something that an article tells its reader to do, in the order of the text. */
export type HelpStep =
  | { readonly type: 'go'; readonly route: string }
  /** Of a numbered step: pressed where the steps before have led. `item` is the step's number in the article; alternatives share one. */
  | { readonly type: 'press'; readonly label: string; readonly item: number }
  /** Named in the text around the steps: there on the screen that the text is about. */
  | { readonly type: 'mention'; readonly label: string }
  | { readonly type: 'act'; readonly what: Act; readonly words: string }
  /** Cannot be followed: it is done outside of Simmer, or stands on the screen only when something has happened that cannot be brought about. */
  | { readonly type: 'elsewhere'; readonly words: string }
  /** A numbered step that names no control: the reader reads, decides or types. */
  | { readonly type: 'own'; readonly words: string };

/** What an article tells its reader to do: open the screens that it links to and press what it names there. */
export function stepsOfArticle({ blocks }: Pick<Article, 'blocks'>): HelpStep[] {
  let items = 0;
  return blocks.flatMap((block) => stepsOfBlock(block));

  function stepsOfBlock(block: Block, item?: number): HelpStep[] {
    switch (block.type) {
      case 'paragraph':
        return block.children.flatMap((inline) => stepsOfInline(inline, item));
      case 'list':
        return block.items.flatMap((blocks) => (block.ordered ? stepsOfItem(blocks) : blocks.flatMap((one) => stepsOfBlock(one))));
      case 'tip':
        return block.blocks.flatMap((one) => stepsOfBlock(one));
      case 'picture':
      case 'heading':
        return [];
    }
  }

  function stepsOfItem(blocks: readonly Block[]): HelpStep[] {
    items += 1;
    const steps = blocks.flatMap((block) => stepsOfBlock(block, items));
    return steps.length > 0 ? steps : [{ type: 'own', words: blocks.map(wordsOfBlock).join(' ') }];
  }
}

function stepsOfInline(inline: Inline, item: number | undefined): HelpStep[] {
  switch (inline.type) {
    case 'button':
      if (inline.when !== undefined) return [{ type: 'elsewhere', words: `${inline.label} (${inline.when})` }];
      return [item === undefined ? { type: 'mention', label: inline.label } : { type: 'press', label: inline.label, item }];
    case 'link':
      return inline.url.startsWith('/') ? [{ type: 'go', route: inline.url }] : [];
    case 'act':
      return [{ type: 'act', what: inline.what, words: wordsOf(inline) }];
    case 'elsewhere':
      return [{ type: 'elsewhere', words: wordsOf(inline) }];
    default:
      return 'children' in inline ? inline.children.flatMap((child) => stepsOfInline(child, item)) : [];
  }
}

const wordsOfBlock = (block: Block): string => (block.type === 'paragraph' ? block.children.map(wordsOf).join('') : '');

function wordsOf(inline: Inline): string {
  if (inline.type === 'button') return inline.label;
  return 'children' in inline ? inline.children.map(wordsOf).join('') : inline.value;
}
