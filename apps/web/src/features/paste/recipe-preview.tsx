import type { LineLabel, TextRecipe, TextRecipeLine } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';
import { type Fact, Facts, IconChevronDown, PantryLabel, ProgressBar, SkeletonTray, TextField } from '@simmer/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { useIngredientReader } from '../../recipe/use-ingredient-reader';
import type { PastedLine } from './pasted-lines';

interface RecipePreviewProps {
  /** Undefined while it is read. */
  recipe: TextRecipe | undefined;
  leftOut: readonly string[];
  /** The chosen line is marked here too. */
  chosen: PastedLine | undefined;
  typedTitle: string;
  onTitle: (title: string) => void;
}

/** The recipe as it would be saved now. */
export const RecipePreview = memo(function RecipePreview({ recipe, leftOut, chosen, typedTitle, onTitle }: RecipePreviewProps) {
  const read = useIngredientReader();
  const here = (label: LineLabel, text: string, children: ReactNode = text): ReactNode =>
    chosen?.label === label && isOf(chosen.text, text) ? <span className="pview-here">{children}</span> : children;

  if (!recipe)
    return (
      <PantryLabel className="pview" role="group" aria-label={t.theRecipe} kicker={t.asSaved}>
        <ProgressBar label={t.reading} value={0} />
        <SkeletonTray />
      </PantryLabel>
    );
  const { title, description, ingredients, instructions, notes, sourceName, sourceUrl } = recipe;
  return (
    <PantryLabel className="pview" role="group" aria-label={t.theRecipe} kicker={t.asSaved}>
      <div className="pview-dish">
        <SkeletonTray />
        <div>
          {title ? (
            <h2>{here('title', title)}</h2>
          ) : (
            <TextField label={t.titleLabel} value={typedTitle} hint={t.titleHint} onChange={(event) => onTitle(event.target.value)} />
          )}
        </div>
      </div>
      {description && <p className="t15 pview-words">{here('description', description)}</p>}
      <div role="status">
        <Facts className="pview-facts" facts={factsOf(recipe, chosen?.label)} />
      </div>
      <Group title={t.ingredients} none={t.noIngredient} lines={ingredients} here={here}>
        {({ text }) => {
          const { amount, name } = read(text);
          return (
            <p className="pview-ingredient">
              <b className="num">{amount}</b>
              <span>{here('ingredient', text, name)}</span>
            </p>
          );
        }}
      </Group>
      <Group title={t.method} none={t.noStep} lines={instructions} here={here}>
        {({ text }, number) => (
          <p className="pview-step">
            <b>{number}</b>
            <span>{here('step', text)}</span>
          </p>
        )}
      </Group>
      {notes && (
        <>
          <h3>{t.notes}</h3>
          {notes.split('\n').map((line, i) => (
            <p key={i} className="pview-note">
              {here('note', line)}
            </p>
          ))}
        </>
      )}
      {(sourceName || sourceUrl) && (
        <p className="t13 muted pview-words">{t.from({ source: [sourceName, sourceUrl].filter(Boolean).join(', ') })}</p>
      )}
      {leftOut.length > 0 && (
        <details className="pview-left-out">
          <summary>
            <b className="num">{leftOut.length}</b> {t.linesLeftOut({ count: leftOut.length })}
            <IconChevronDown />
          </summary>
          <p>{t.leftOutWhere}</p>
          <ul>
            {leftOut.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </PantryLabel>
  );
});

/** A line of the recipe is one of the text without its marks, or a part of it. */
const isOf = (line: string, text: string): boolean => text !== '' && (line.includes(text) || text.includes(line.trim()));

function factsOf({ ingredients, servings, yieldText, totalMinutes, prepMinutes, cookMinutes }: TextRecipe, chosen?: LineLabel): Fact[] {
  const minutes = totalMinutes ?? (prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0));
  const told = (label: LineLabel, value: string): ReactNode => {
    if (value === '') return <span className="pview-hole">{t.notTold}</span>;
    return chosen === label ? <span className="pview-here">{value}</span> : value;
  };
  return [
    { name: t.serves, value: told('servings', yieldText || String(servings ?? '')) },
    { name: t.time, value: told('time', minutes === null ? '' : t.minutes({ minutes })) },
    { name: t.ingredients, value: String(ingredients.length) },
  ];
}

interface GroupProps {
  title: string;
  none: string;
  lines: readonly TextRecipeLine[];
  here: (label: LineLabel, text: string) => ReactNode;
  children: (line: TextRecipeLine, number: number) => ReactNode;
}

function Group({ title, none, lines, here, children }: GroupProps) {
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="pview-note muted">{none}</p>}
      {lines.map((line, index) => (
        <Fragment key={`${index}:${line.text}`}>
          {line.group && line.group !== lines[index - 1]?.group && <p className="pview-group">{here('ingredient-heading', line.group)}</p>}
          {children(line, index + 1)}
        </Fragment>
      ))}
    </>
  );
}
