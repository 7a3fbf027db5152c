import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_CATEGORIES, type HelpCategory } from '@simmer/contracts/constants';

/** An article as it was written. */
export interface ArticleFile {
  readonly category: HelpCategory;
  readonly slug: string;
  readonly path: string;
  readonly source: string;
}

/** The articles of a language, from its folder below libs/help/articles, by category and then by slug. Fails on a folder that is no category. */
export function readArticleFiles(folder: string): ArticleFile[] {
  const stranger = readdirSync(folder).find((name) => !HELP_CATEGORIES.some((category) => category === name));
  if (stranger !== undefined) throw new Error(`${join(folder, stranger)} is no category; they are ${HELP_CATEGORIES.join(', ')}.`);
  return HELP_CATEGORIES.filter((category) => readdirSync(folder).includes(category)).flatMap((category) =>
    readdirSync(join(folder, category))
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => {
        const path = join(folder, category, name);
        return { category, slug: name.slice(0, -'.mdx'.length), path, source: readFileSync(path, 'utf8') };
      }),
  );
}
