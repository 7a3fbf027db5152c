import { queryOf } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import type { TextRecipe } from '@simmer/culinary/recipe-text';
import { owned as youHaveIt } from '@simmer/messages/common';
import * as t from '@simmer/messages/paste';
import { Button, ButtonLink, PantryLabel } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { client } from '../../api/client';
import { RecipePicture } from '../../recipe/recipe-picture';
import { useIngredientReader } from '../../recipe/use-ingredient-reader';
import { changedLines, type Reader } from './changed-lines';

interface OwnedAlreadyProps {
  owned: { id: string; title: string };
  pasted: TextRecipe;
  onAnyway: () => void;
  ref?: Ref<HTMLHeadingElement>;
}

/** The cook has this recipe: how the pasted one differs, and the choice. */
export function OwnedAlready({ owned: { id, title }, pasted, onAnyway, ref }: OwnedAlreadyProps) {
  const { data } = useQuery(queryOf(client, 'GET /recipes/:id', { id }));
  const read = useIngredientReader();
  return (
    <PantryLabel className="owned" role="group" aria-label={youHaveIt}>
      <div className="owned-head">
        {data && <RecipePicture of={data} sizes="72px" />}
        <div>
          <p className="kick">{youHaveIt}</p>
          <h2 className="h-24" tabIndex={-1} ref={ref}>
            {title}
          </h2>
          {data && <p className="t15 muted">{t.savedOn({ at: new Date(data.created_at) })}</p>}
        </div>
      </div>
      {data && <Changes recipe={data} pasted={pasted} read={read} />}
      <div className="owned-ways">
        <ButtonLink variant="primary" href={`/app/recipes/${id}`}>
          {t.openYours}
        </ButtonLink>
        <Button onClick={onAnyway}>{t.saveAnyway}</Button>
      </div>
    </PantryLabel>
  );
}

function Changes({ recipe, pasted, read }: { recipe: Recipe; pasted: TextRecipe; read: Reader }) {
  const lines = changedLines(recipe, pasted, read);
  if (lines.length === 0) return <p className="t15 muted">{t.nothingDiffers}</p>;
  return (
    <dl className="owned-changes">
      {lines.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
