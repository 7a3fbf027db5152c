import type { Article, Block, Inline } from './article';

/** A moment of an article that can be followed on the screen, in the order of the text. */
export type HelpStep =
  | { readonly type: 'go'; readonly route: string }
  | { readonly type: 'press'; readonly label: string }
  /** A picture of the control that was named before it, or of the screen where none was. */
  | { readonly type: 'picture'; readonly name: string };

/** What an article tells its reader to do: open the screens that it links to and press what it names there. A list item is a step, as is a paragraph. */
export const stepsOfArticle = ({ blocks }: Pick<Article, 'blocks'>): HelpStep[] => blocks.flatMap(stepsOfBlock);

function stepsOfBlock(block: Block): HelpStep[] {
  switch (block.type) {
    case 'paragraph':
      return block.children.flatMap(stepsOfInline);
    case 'list':
      return block.items.flat().flatMap(stepsOfBlock);
    case 'tip':
      return block.blocks.flatMap(stepsOfBlock);
    case 'picture':
      return [{ type: 'picture', name: block.name }];
    case 'heading':
      return [];
  }
}

function stepsOfInline(inline: Inline): HelpStep[] {
  if (inline.type === 'button') return [{ type: 'press', label: inline.label }];
  if (inline.type === 'link') return inline.url.startsWith('/') ? [{ type: 'go', route: inline.url }] : [];
  return 'children' in inline ? inline.children.flatMap(stepsOfInline) : [];
}
