import type { HelpCategory } from '@simmer/contracts/constants';
import { articlePath, type ArticleHead } from '@simmer/help';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help-article';
import { IconChevronRight, Link } from '@simmer/ui';

const MOST_NEIGHBORS = 2;

/** What every other article of a category leads to first. */
const FIRST: Partial<Record<HelpCategory, { slug: string; label: string }>> = {
  recipes: { slug: 'how-to-add-recipe', label: t.howToAddRecipes },
  'meal-planning': { slug: 'add-to-meal-plan', label: t.addToMealPlan },
};

/** The first article of the category, and those that stand beside this one. */
export function GoesWellWith({ article: { category, slug } }: { article: ArticleHead }) {
  const first = FIRST[category];
  const inCategory = articles.filter((article) => article.category === category);
  const at = inCategory.findIndex((article) => article.slug === slug);
  const neighbors = [...inCategory.slice(at + 1), ...inCategory.slice(0, Math.max(at, 0))]
    .filter((article) => article.slug !== first?.slug)
    .slice(0, MOST_NEIGHBORS);
  const links = [
    ...(first && first.slug !== slug ? [{ href: articlePath({ category, slug: first.slug }), label: first.label }] : []),
    ...neighbors.map((article) => ({ href: articlePath(article), label: article.title })),
  ];
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="goes-well-with">
      <h2 className="h-24" id="goes-well-with">
        {t.goesWellWith}
      </h2>
      <ul className="help-related">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            <IconChevronRight />
          </li>
        ))}
      </ul>
    </section>
  );
}
