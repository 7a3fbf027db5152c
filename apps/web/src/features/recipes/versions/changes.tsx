import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/versions';
import { classNames, Fold } from '@simmer/ui';
import type { ReactNode } from 'react';
import { compareWords, hasChanges, type LineChange, type Piece } from '../../../recipe/compare/compare-lines';
import { FACT_NAMES } from '../../../recipe/compare/fact-names';
import type { RecipeChanges } from './compare-recipes';

/** What two forms of a recipe differ in, line by line, with the words that changed marked. */
export function Changes({ changes: { facts, stepPhotos, ingredients, instructions } }: { changes: RecipeChanges }) {
  if (facts.length + stepPhotos.length === 0 && !hasChanges(ingredients) && !hasChanges(instructions)) return <p>{t.nothingDiffers}</p>;
  return (
    <>
      {facts.length + stepPhotos.length > 0 && (
        <Part heading={t.facts}>
          {facts.map(({ field, then, now }) => (
            <Line key={field} kind="changed">
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
      {hasChanges(ingredients) && <List heading={recipeTexts.ingredients} lines={ingredients} />}
      {hasChanges(instructions) && <List heading={recipeTexts.method} lines={instructions} />}
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

const Line = ({ kind, children }: { kind: keyof typeof SIGNS; children: ReactNode }) => (
  <li className={classNames('dl', `is-${kind}`)}>
    <span className="sg" aria-hidden="true">
      {SIGNS[kind]}
    </span>
    <span>
      <span className="sr">{KINDS[kind]} </span>
      {children}
    </span>
  </li>
);

const List = ({ heading, lines }: { heading: string; lines: readonly LineChange[] }) => (
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
        <Line key={at} kind={line.kind}>
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
