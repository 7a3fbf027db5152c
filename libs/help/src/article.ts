import type { HelpCategory } from '@simmer/contracts/constants';

/** The articles that the home of the knowledge base begins with: category and slug. */
export const QUICK_STARTS = [
  'recipes/how-to-add-recipe',
  'meal-planning/add-to-meal-plan',
  'shopping-list/shopping-list-features',
  'recipes/cooking-mode',
] as const;
export type QuickStart = (typeof QUICK_STARTS)[number];

/** An article in lists. */
export interface ArticleHead {
  readonly category: HelpCategory;
  readonly slug: string;
  readonly title: string;
  /** What the article answers, in a sentence. */
  readonly lead: string;
}

export interface Article extends ArticleHead {
  /** Without the title, the lead and the related articles. */
  readonly blocks: readonly Block[];
  /** Addresses of the articles that its last section links to, as `category/slug`. */
  readonly related: readonly string[];
  /** How long reading it takes, in whole minutes, at least one. */
  readonly minutes: number;
}

/** A picture of the product as it is sent. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** An article's page: the article and those of its pictures that were taken. */
export interface ArticlePage {
  readonly article: Article;
  readonly pictures: Readonly<Record<string, Picture>>;
}

/** All words of an article, for the search. */
export interface ArticleText extends ArticleHead {
  readonly text: string;
}

/** What a reader does on a screen where there is no name to give: README.md says what each is. */
export const ACTS = [
  'recipe',
  'recipes',
  'cook',
  'dish-menu',
  'empty-meal',
  'meal',
  'item-menu',
  'unfolded-item',
  'own-list',
  'person',
  'one',
  'version',
  'change',
  'ingredient',
  'star',
  'time',
  'main-button',
  'arrow',
  'question-mark',
  'pay',
] as const;
export type Act = (typeof ACTS)[number];

/** Named as Markdown's own tree does. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly value: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }
  /** The exact label of a control that the reader is told to press; `when` says what must have happened before it is there. */
  | { readonly type: 'button'; readonly label: string; readonly when?: string }
  /** Something to do that has no name on the screen. */
  | { readonly type: 'act'; readonly what: Act; readonly children: readonly Inline[] }
  /** Something to do outside of Simmer, which no test can follow. */
  | { readonly type: 'elsewhere'; readonly children: readonly Inline[] };

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  /** Depth 2 or 3; the id is the heading's address on the page. */
  | { readonly type: 'heading'; readonly depth: number; readonly id: string; readonly text: string }
  /** A numbered list is steps to follow. */
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'tip'; readonly blocks: readonly Block[] }
  /** A picture of the product by its name; `alt` says what it shows. */
  | { readonly type: 'picture'; readonly name: string; readonly alt: string };

/** The address of an article's page. */
export const articlePath = ({ category, slug }: Pick<ArticleHead, 'category' | 'slug'>): string => `/knowledge-base/${category}/${slug}`;
