import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/paste';
import { Button, ButtonLink, Tag } from '@simmer/ui';
import { useEffect, useRef } from 'react';
import { RecipePicture } from '../../recipe/recipe-picture';

interface SavedRecipeProps {
  recipe: Recipe;
  leftOut: readonly string[];
  onAnother: () => void;
}

/** The pasted text is a recipe in the library: what became of it, and where to go from here. */
export function SavedRecipe({ recipe, leftOut, onAnother }: SavedRecipeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { ingredients, instructions, notes, total_time: minutes } = recipe;
  const rows = [
    { count: ingredients.length, words: t.savedIngredients },
    { count: instructions.length, words: t.savedSteps },
    ...(notes ? [{ count: notes.split('\n').length, words: t.savedNotes }] : []),
  ];
  return (
    <div className="saved">
      <div className="saved-picture">
        <RecipePicture of={recipe} sizes="(min-width: 1100px) 520px, 100vw" eager />
        {minutes !== null && minutes > 0 && <Tag>{t.minutes({ minutes })}</Tag>}
      </div>
      <div>
        <h2 className="h-32" tabIndex={-1} ref={heading}>
          {t.isSaved({ title: recipe.title })}
        </h2>
        <ul className="saved-sums">
          {rows.map(({ count, words }) => (
            <li key={words({ count })}>
              <b>{count}</b>
              <span>{words({ count })}</span>
            </li>
          ))}
        </ul>
        {leftOut.length > 0 && (
          <details className="saved-left-out">
            <summary>
              <b>{leftOut.length}</b>
              <span>{t.savedLeftOut({ count: leftOut.length })}</span>
              <span className="link">{t.show}</span>
            </summary>
            <ul>
              {leftOut.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="saved-ways">
          <ButtonLink variant="primary" href={`/app/recipes/${recipe.id}`}>
            {t.openRecipe}
          </ButtonLink>
          <Button onClick={onAnother}>{t.pasteAnother}</Button>
        </div>
      </div>
    </div>
  );
}
