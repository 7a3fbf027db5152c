import { IconButton, IconGripVertical, IconX } from '@simmer/ui';
import { type KeyboardEvent, useId } from 'react';
import { GuessedMark } from './guessed-mark';
import type { FormProblem, Line } from './recipe-form';
import { useAmounts } from './use-amounts';
import { useLines } from './use-lines';

interface LinesProps {
  lines: readonly Line[];
  problems: readonly FormProblem[];
  isGuessed: boolean;
  onChange: (lines: Line[]) => void;
}

/** Every ingredient is one line of text; what was understood of its amount stands at the end, as it will be printed. */
export function IngredientLines({ lines, problems, isGuessed, onChange }: LinesProps) {
  const hint = useId();
  const note = isGuessed ? `${hint} ingredients-guessed` : hint;
  const edit = useLines(lines, onChange, { enterAdds: true });
  const amountOf = useAmounts();
  const moveByKey = (event: KeyboardEvent, key: string): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    const direction = by[event.key as keyof typeof by];
    if (direction === undefined) return;
    event.preventDefault();
    edit.move(key, direction);
  };
  return (
    <section aria-labelledby="ingredients-heading">
      <h2 className="h-24 lines-heading" id="ingredients-heading">
        Ingredients
      </h2>
      {isGuessed && <GuessedMark id="ingredients-guessed" />}
      <ol className="irows">
        {lines.map(({ key, text }, index) => {
          const name = text.trim() || `ingredient ${index + 1}`;
          const problem = problems.find(({ fieldId }) => fieldId === key);
          const amount = amountOf(text);
          return (
            <li key={key} className="irow">
              <IconButton className="grip" label={`Move ${name}, use the arrow keys`} onKeyDown={(event) => moveByKey(event, key)}>
                <IconGripVertical />
              </IconButton>
              <input
                id={key}
                className="input"
                value={text}
                placeholder={index === lines.length - 1 ? 'Add the next one' : undefined}
                aria-label={`Ingredient ${index + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${key}-problem` : note}
                onChange={(event) => edit.change(key, event.target.value)}
                onKeyDown={(event) => edit.onKeyDown(event, key)}
                onPaste={(event) => edit.onPaste(event, key)}
              />
              <span className="parsed" aria-hidden="true">
                {amount && <b>{amount}</b>}
              </span>
              <IconButton label={`Remove ${name}`} onClick={() => edit.remove(key)}>
                <IconX />
              </IconButton>
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
        Enter adds a row. Backspace on an empty row joins it to the one above. A row that ends with a colon is a heading.
      </p>
    </section>
  );
}
