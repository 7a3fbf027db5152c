import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { capitalised } from '../capitalised';

/** Tags and where the recipe comes from. */
export function About({ recipe }: { recipe: Recipe }) {
  const { tags, source_url, source_name, author, created_at } = recipe;
  const added = t.on({ at: new Date(created_at) });
  return (
    <dl className="about o5">
      {tags.length > 0 && (
        <div>
          <dt>{recipeTexts.tags}</dt>
          <dd>{capitalised(tags.join(', '))}</dd>
        </div>
      )}
      {author && (
        <div>
          <dt>{t.author}</dt>
          <dd>{author}</dd>
        </div>
      )}
      <div>
        <dt>{t.source}</dt>
        <dd>
          {source_url ? (
            <a href={source_url} rel="noreferrer" target="_blank">
              {source_name || new URL(source_url).host}
              <span className="sr"> {t.opensInNewTab}</span>
            </a>
          ) : (
            // a book, or somebody's card
            source_name || t.addedByYou
          )}
          , {added}
        </dd>
      </div>
    </dl>
  );
}
