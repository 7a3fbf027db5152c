import { HELP_CATEGORIES } from '@simmer/contracts/constants';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help';
import { classNames, Link } from '@simmer/ui';
import { accentOf } from './accent';

/** The categories as kitchen drawers, each in its accent. */
export const Drawers = () => (
  <section aria-labelledby="help-categories">
    <h2 className="sr" id="help-categories">
      {t.categories}
    </h2>
    <ul className="cabinet">
      {HELP_CATEGORIES.map((category) => (
        <li key={category} className={classNames('drawer', accentOf(category))}>
          <Link href={`/knowledge-base?category=${category}`}>
            <span className="holder">
              <b>{t.categoryNames[category]}</b>
              <small>{t.articleCount({ count: articles.filter((article) => article.category === category).length })}</small>
            </span>
            <span className="pull" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
