import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/editor';
import { classNames, IconButton, IconGripVertical, IconX } from '@simmer/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { GuessedMark } from './guessed-mark';
import { headingClass } from './heading-class';
import { PasteMany } from './paste-many';
import type { FormProblem, Line } from './recipe-form';
import { useIngredientReader } from '../../../recipe/use-ingredient-reader';
import { gripId, useLines } from './use-lines';
import { useRowDrag } from './use-row-drag';

interface LinesProps {
  lines: readonly Line[];
  problems: readonly FormProblem[];
  isGuessed: boolean;
  /** The texts of the lines that are guesses in a list that is not. */
  guesses: ReadonlySet<string>;
  /** About the list as a whole. */
  notice?: ReactNode;
  onChange: (lines: Line[]) => void;
}

/** Every ingredient is one line of text; what was understood of its amount stands at the end, as it will be printed. */
export function IngredientLines({ lines, problems, isGuessed, guesses, notice, onChange }: LinesProps) {
  const hint = useId();
  const note = isGuessed ? `${hint} ingredients-guessed` : hint;
  const edit = useLines(lines, onChange, { enterAdds: true });
  const { dragged, onPointerDown } = useRowDrag(edit.moveTo);
  const readIngredient = useIngredientReader();
  const moveByKey = (event: KeyboardEvent, key: string): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    const direction = by[event.key as keyof typeof by];
    if (direction === undefined) return;
    event.preventDefault();
    edit.move(key, direction);
  };
  return (
    <section aria-labelledby="ingredients-heading">
      <div className="lines-heading">
        <h2 className="h-24" id="ingredients-heading">
          {recipeTexts.ingredients}
        </h2>
        <PasteMany onAdd={edit.append} />
      </div>
      {notice}
      {isGuessed && <GuessedMark id="ingredients-guessed" />}
      <ol className="irows">
        {lines.map(({ key, text }, index) => {
          const name = text.trim() || t.ingredientNumber({ number: index + 1 });
          const problem = problems.find(({ fieldId }) => fieldId === key);
          const { amount } = readIngredient(text);
          const isNext = index === lines.length - 1 && text === '';
          return (
            <li key={key} className={classNames('irow', headingClass({ text }), dragged === key && 'is-lifted')}>
              {isNext ? (
                <span />
              ) : (
                <IconButton
                  id={gripId(key)}
                  className="grip"
                  label={t.moveIngredient({ name, number: index + 1, total: lines.length })}
                  onKeyDown={(event) => moveByKey(event, key)}
                  onPointerDown={(event) => onPointerDown(event, key)}
                >
                  <IconGripVertical />
                </IconButton>
              )}
              {/* a text area, so that a long line wraps on a phone */}
              <textarea
                id={key}
                className="input"
                rows={1}
                value={text}
                placeholder={isNext ? (index === 0 ? t.addFirst : t.addNext) : undefined}
                aria-label={t.ingredientNumber({ number: index + 1 })}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${key}-problem` : guesses.has(text) ? `${key}-guessed` : note}
                onChange={(event) => edit.change(key, event.target.value.replaceAll('\n', ' '))}
                onKeyDown={(event) => edit.onKeyDown(event, key)}
                onPaste={(event) => edit.onPaste(event, key)}
              />
              <span className="parsed" aria-hidden="true">
                {amount && <b>{amount}</b>}
              </span>
              {!isNext && (
                <IconButton label={t.remove({ name })} onClick={() => edit.remove(key)}>
                  <IconX />
                </IconButton>
              )}
              {!problem && guesses.has(text) && <GuessedMark id={`${key}-guessed`} />}
              {problem && (
                <p className="error" id={`${key}-problem`}>
                  {problem.message}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="hint" id={hint}>
        {t.rowsHint}
      </p>
    </section>
  );
}
