import type { HelpCategory } from '@simmer/contracts/constants';
import { type Article, articlePath, type ArticleHead } from '@simmer/help';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help-article';
import { IconChevronRight, Link } from '@simmer/ui';

/** What every other article of a category leads to first. */
const FIRST: Partial<Record<HelpCategory, { slug: string; label: string }>> = {
  recipes: { slug: 'how-to-add-recipe', label: t.howToAddRecipes },
  'meal-planning': { slug: 'add-to-meal-plan', label: t.addToMealPlan },
};

/** The first article of the category, and those that the article itself names. */
export function GoesWellWith({ article: { category, slug, related } }: { article: Article }) {
  const first = FIRST[category];
  const firstPath = first && `${category}/${first.slug}`;
  const others = articles.filter((article) => related.includes(pathOf(article)) && pathOf(article) !== firstPath);
  const links = [
    ...(first && first.slug !== slug ? [{ href: articlePath({ category, slug: first.slug }), label: first.label }] : []),
    ...others.map((article) => ({ href: articlePath(article), label: article.title })),
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

const pathOf = ({ category, slug }: ArticleHead): string => `${category}/${slug}`;
