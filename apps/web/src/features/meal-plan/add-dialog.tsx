import type { MealPlanEntry } from '@simmer/contracts';
import { mealsOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, PlanCell, TextButton, TextField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { RecipePicture } from '../../recipe/recipe-picture';
import { addressOf, type PlannedRecipe } from './own-recipes';
import { NoneFound, RecipeDetail } from './recipe-detail';
import { matching } from './matching-recipes';
import { placeName } from '../../recipe/meal-names';
import { EaterWarnings } from '../../recipe/eater-warnings-list';
import { type Place, usePlanBoard, warningsOf } from './plan-board';

const MOST_SHOWN = 30;

interface AddDialogProps {
  place: Place;
  recipes: readonly PlannedRecipe[];
  meals: readonly string[];
  onChoose: (dish: Pick<MealPlanEntry, 'recipe_id' | 'title'>) => void;
  onClose: () => void;
}

/** Chooses what to eat at a meal: a recipe, those that suit it first, or a note. */
export function AddDialog({ place, recipes, meals, onChoose, onClose }: AddDialogProps) {
  const board = usePlanBoard();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const suits = ({ tags }: PlannedRecipe): boolean => mealsOf(tags, meals).includes(place.meal);
  const found = matching(recipes, text);
  const [most, setMost] = useState(MOST_SHOWN);
  const shown = [...found.filter(suits), ...found.filter((recipe) => !suits(recipe))].slice(0, most);

  function addNote(event: FormEvent): void {
    event.preventDefault();
    if (note.trim() !== '') onChoose({ recipe_id: null, title: note.trim() });
  }

  return (
    <Dialog open title={placeName(place)} onClose={onClose}>
      <DialogBody>
        <div className="plan-pick">
          <TextButton onClick={() => board.askSlot(place)}>{t.slotOptions}</TextButton>
          <TextField label={t.find} type="search" value={text} onChange={({ target }) => setText(target.value)} />
          {shown.length === 0 ? (
            <NoneFound hasRecipes={recipes.length > 0} />
          ) : (
            <ul>
              {shown.map((recipe) => (
                <li key={recipe.id}>
                  <PlanCell
                    className="plan-cell"
                    href={addressOf(recipe.id, recipe)}
                    title={recipe.title}
                    picture={<RecipePicture of={recipe} sizes="52px" thumb />}
                    detail={<RecipeDetail recipe={recipe} />}
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose({ recipe_id: recipe.id, title: recipe.title });
                    }}
                  />
                  <EaterWarnings warnings={warningsOf(board, recipe.id, place)} />
                </li>
              ))}
            </ul>
          )}
          {found.length > shown.length && (
            <TextButton onClick={() => setMost(found.length)}>{t.showAllFound({ count: found.length })}</TextButton>
          )}
          <form className="plan-note" onSubmit={addNote}>
            <TextField label={t.note} placeholder={t.notePlaceholder} value={note} onChange={({ target }) => setNote(target.value)} />
            <Button type="submit">{t.addNote}</Button>
          </form>
        </div>
      </DialogBody>
    </Dialog>
  );
}
