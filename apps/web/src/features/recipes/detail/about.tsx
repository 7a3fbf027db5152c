import type { Recipe } from '@simmer/contracts';
import { capitalised } from '../capitalised';

/** Tags and where the recipe comes from. */
export function About({ recipe }: { recipe: Recipe }) {
  const { tags, source_url, source_name, author, created_at } = recipe;
  const added = new Date(created_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <dl className="about o5">
      {tags.length > 0 && (
        <div>
          <dt>Tags</dt>
          <dd>{capitalised(tags.join(', '))}</dd>
        </div>
      )}
      {author && (
        <div>
          <dt>Author</dt>
          <dd>{author}</dd>
        </div>
      )}
      <div>
        <dt>Source</dt>
        <dd>
          {source_url ? (
            <a href={source_url} rel="noreferrer" target="_blank">
              {source_name || new URL(source_url).host}
              <span className="sr"> (opens in a new tab)</span>
            </a>
          ) : (
            'Typed in by you'
          )}
          , {added}
        </dd>
      </div>
    </dl>
  );
}
