import type { DeletedRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/deleted';
import { Button, Checkbox, classNames, TextLink } from '@simmer/ui';
import { useEffect, useRef } from 'react';
import { RecipeLine } from '../rows/recipe-lines';
import { daysAgo, daysLeft, SOON } from './days-left';

interface DeletedRowProps {
  recipe: DeletedRecipe;
  now: number;
  isBack: boolean;
  isChosen: boolean;
  /** The button of this row was pressed: the focus goes on to what takes its place. */
  takesFocus: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: () => void;
}

/** One deleted recipe: how long it waits, what it is, and the way back. */
export function DeletedRow({ recipe, now, isBack, isChosen, takesFocus, onChoose, onRestore }: DeletedRowProps) {
  const open = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isBack && takesFocus) open.current?.querySelector('a')?.focus();
  }, [isBack, takesFocus]);
  const left = daysLeft(recipe, now);
  return (
    <RecipeLine
      className={classNames('deleted-row', left <= SOON && 'soon', isBack && 'back', isChosen && 'chosen')}
      recipe={recipe}
      sizes="64px"
      lead={
        <>
          <Checkbox
            className="pick"
            label={<span className="sr">{t.choose({ title: recipe.title })}</span>}
            checked={isChosen}
            disabled={isBack}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className="figure">
            {left}
            <small>
              {t.days({ count: left })}
              <span className="sr"> {t.left}</span>
            </small>
          </span>
        </>
      }
      text={isBack ? t.backInRecipes : whatWas(recipe, now)}
      endRef={open}
      end={
        isBack ? (
          <TextLink href={`/app/recipes/${recipe.id}`}>
            {t.open}
            <span className="sr"> {recipe.title}</span>
          </TextLink>
        ) : (
          <Button size="sm" onClick={onRestore}>
            {t.restore}
            <span className="sr"> {recipe.title}</span>
          </Button>
        )
      }
    />
  );
}

function whatWas(recipe: DeletedRecipe, now: number): string {
  const ago = daysAgo(recipe, now);
  const when = ago === 0 ? t.deletedToday : ago === 1 ? t.deletedYesterday : t.deletedOn({ at: new Date(recipe.deleted_at) });
  const hasPhoto = recipe.image !== null || recipe.image_url !== null;
  const also = recipe.has_notes ? (hasPhoto ? t.withNotesAndPhoto : t.withNotes) : hasPhoto ? t.withPhoto : undefined;
  return also ? `${when} ${also}` : when;
}
