import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/shopping-list';
import type { SourceOnList } from '@simmer/shopping-list';
import { IconButton, IconX, Link, PantryLabel, Tray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { RecipePicture } from '../../recipe/recipe-picture';

interface SourcesLabelProps {
  sources: readonly SourceOnList[];
  /** Takes exactly what a recipe wants off the list; undefined where one may only look. */
  onDrop?: (source: SourceOnList) => void;
}

/** The recipes that the list is made from. */
export function SourcesLabel({ sources, onDrop }: SourcesLabelProps) {
  if (sources.length === 0) return null;
  return (
    <PantryLabel role="group" aria-labelledby="list-sources">
      <h2 className="h-20" id="list-sources">
        {sources.some(({ day }) => day !== undefined) ? t.fromPlan : t.fromRecipes}
      </h2>
      <ul className="list-sources">
        {sources.map((source) => (
          <li key={source.id}>
            {onDrop ? <SourcePicture recipeId={source.recipeId} /> : <Tray thumb />}
            <span className="t15">
              {onDrop ? (
                <Link className="strong" href={`/app/recipes/${source.recipeId}`}>
                  {source.title}
                </Link>
              ) : (
                <span className="strong">{source.title}</span>
              )}
              <br />
              <span className="muted t13">{whenWords(source)}</span>
            </span>
            <span className="num">
              {source.items}
              <span className="sr"> {t.wants({ count: source.items })}</span>
            </span>
            {onDrop && (
              <IconButton className="no-print" label={t.takeOff({ title: source.title })} onClick={() => onDrop(source)}>
                <IconX />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </PantryLabel>
  );
}

const whenWords = ({ day, servings }: SourceOnList): string =>
  day === undefined ? t.serves({ servings }) : t.planned({ day: new Date(`${day}T12:00`), servings });

function SourcePicture({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(queryOf(client, 'GET /recipes/:id', { id: recipeId }));
  return data ? <RecipePicture of={data} sizes="44px" thumb /> : <Tray thumb />;
}
