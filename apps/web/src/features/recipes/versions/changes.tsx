import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/versions';
import { classNames, Fold, IconArrowBackUp, IconButton } from '@simmer/ui';
import type { ReactNode } from 'react';
import { compareWords, hasChanges, type LineChange, type Piece } from '../../../recipe/compare/compare-lines';
import { FACT_NAMES } from '../../../recipe/compare/fact-names';
import type { FactField } from '../../../recipe/compare/compare-facts';
import type { ListField, RecipeChanges } from './compare-recipes';

/** What can be brought back by itself: a fact, or one change of a list by its place. */
export type OneChange = { field: FactField } | { list: ListField; at: number };

interface ChangesProps {
  changes: RecipeChanges;
  /** Undefined for what does not come back by itself. */
  backOf: (change: OneChange) => (() => void) | undefined;
}

/** What two forms of a recipe differ in, line by line, with the words that changed marked. */
export function Changes({ changes: { facts, stepPhotos, ingredients, instructions }, backOf }: ChangesProps) {
  if (facts.length + stepPhotos.length === 0 && !hasChanges(ingredients) && !hasChanges(instructions)) return <p>{t.nothingDiffers}</p>;
  return (
    <>
      {facts.length + stepPhotos.length > 0 && (
        <Part heading={t.facts}>
          {facts.map(({ field, then, now }) => (
            <Line key={field} kind="changed" of={FACT_NAMES[field]} onBack={backOf({ field })}>
              <span className="strong">{FACT_NAMES[field]} </span>
              {field === 'image_id' ? t.otherPhoto : <Then>{then}</Then>} {field !== 'image_id' && <Now>{now}</Now>}
            </Line>
          ))}
          {stepPhotos.map((number) => (
            <Line key={number} kind="changed">
              <span className="strong">{recipeTexts.stepPhoto({ number })} </span>
              {t.otherPhoto}
            </Line>
          ))}
        </Part>
      )}
      {hasChanges(ingredients) && <List heading={recipeTexts.ingredients} list="ingredients" lines={ingredients} backOf={backOf} />}
      {hasChanges(instructions) && <List heading={recipeTexts.method} list="instructions" lines={instructions} backOf={backOf} />}
    </>
  );
}

const Then = ({ children }: { children: string }) => (children ? <del>{children}</del> : null);
const Now = ({ children }: { children: string }) => (children ? <ins>{children}</ins> : null);

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="diff">
    <h3 className="h-20">{heading}</h3>
    <ul>{children}</ul>
  </section>
);

const SIGNS = { changed: '~', added: '+', removed: '−' };
const KINDS = { changed: t.changed, added: t.added, removed: t.removed };

interface LineProps {
  kind: keyof typeof SIGNS;
  /** Names it for the button. */
  of?: string;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

const Line = ({ kind, of = '', onBack, children }: LineProps) => (
  <li className={classNames('dl', `is-${kind}`, onBack && 'has-back')}>
    <span className="sg" aria-hidden="true">
      {SIGNS[kind]}
    </span>
    <span>
      <span className="sr">{KINDS[kind]} </span>
      {children}
    </span>
    {onBack && (
      <IconButton label={t.bringLineBack({ line: of })} onClick={onBack}>
        <IconArrowBackUp />
      </IconButton>
    )}
  </li>
);

type ListProps = Pick<ChangesProps, 'backOf'> & { heading: string; list: ListField; lines: readonly LineChange[] };

const List = ({ heading, list, lines, backOf }: ListProps) => (
  <Part heading={heading}>
    {lines.map((line, at) => {
      if (line.kind === 'same')
        return (
          <li key={at} className="same">
            <Fold title={t.linesSame({ count: line.lines.length })}>
              <ul>
                {line.lines.map((text, place) => (
                  <li key={place} className="dl">
                    <span className="sg" />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        );
      return (
        <Line key={at} kind={line.kind} of={line.kind === 'changed' ? line.then : line.text} onBack={backOf({ list, at })}>
          {line.kind === 'changed'
            ? compareWords(line.then, line.now).map((piece, place) => <Words key={place} piece={piece} />)
            : line.text}
        </Line>
      );
    })}
  </Part>
);

function Words({ piece: { text, only } }: { piece: Piece }) {
  if (only === undefined) return text;
  return only === 'then' ? <del>{text}</del> : <ins>{text}</ins>;
}
