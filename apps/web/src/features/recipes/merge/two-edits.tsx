import type { Recipe } from '@simmer/contracts';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/merge';
import * as recipeTexts from '@simmer/messages/recipe';
import { Banner, Button, ErrorState, IconAlertCircle, IconCheck, PantryLabel, SkeletonLine, TextButton, TickBox } from '@simmer/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { StoredPhoto } from '../../../recipe/stored-photo';
import { FACT_NAMES } from '../../../recipe/compare/fact-names';
import { otherPhoto } from '@simmer/messages/versions';
import { compareLines, compareWords, type Piece } from '../../../recipe/compare/compare-lines';
import type { Choice, Fit, Question, Side } from './merge-recipes';
import './merge.css';
import { type TwoEditsOptions, useTwoEdits } from './use-two-edits';

/** Two edits of one recipe, to be made one again or kept as two. `onBack` leads to where this one can be written on. */
export function TwoEdits({ onBack, ...options }: TwoEditsOptions & { onBack: () => void }) {
  const { merge, recipe, problem, reload, busy, failure, keep, keepTwo } = useTwoEdits(options);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = merge !== undefined;
  // what led here is gone
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!merge || !recipe)
    return problem ? (
      <ErrorState title={t.didNotOpen} action={<Button onClick={reload}>{common.tryAgain}</Button>}>
        {problem.message}
      </ErrorState>
    ) : (
      <div role="status" aria-label={t.loading}>
        <SkeletonLine />
        <SkeletonLine />
      </div>
    );
  const { questions, fits, result } = merge;
  const chosen = questions.filter(({ id }) => choices.has(id)).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen === questions.length) void keep(result(choices));
  };
  return (
    <div className="merge">
      <h1 className="h-44" ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="muted t17 measure">{t.about({ count: questions.length })}</p>
      <div className="lay">
        <form onSubmit={submit}>
          <div className="cfs">
            {questions.map((question) => (
              <Ask
                key={question.id}
                question={question}
                stepImages={recipe.step_images}
                value={choices.get(question.id)}
                onChange={(choice) => setChoices(new Map(choices).set(question.id, choice))}
              />
            ))}
          </div>
          <div className="savebar">
            {failure !== undefined && (
              <Banner tone="error" icon={<IconAlertCircle />}>
                {t.notSaved({ reason: failure })}
              </Banner>
            )}
            <Button type="submit" variant="primary" busy={busy} disabled={chosen < questions.length}>
              {questions.length > 0 ? t.keepThese : t.keepTogether}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => void keepTwo()}>
              {t.keepTwo}
            </Button>
            <TextButton onClick={onBack}>{t.back}</TextButton>
            {questions.length > 0 && (
              <span className="t15 muted end" role="status">
                {t.chosen({ chosen, count: questions.length })}
              </span>
            )}
          </div>
        </form>
        <aside aria-label={recipe.title}>
          <div className="dish">
            <RecipePicture of={recipe} sizes="72px" thumb />
            <p className="strong">{recipe.title}</p>
          </div>
          {fits.length > 0 && (
            <PantryLabel>
              <h2 className="h-20">{t.fits}</h2>
              <ul className="fits">
                {fits.map((fit, at) => (
                  <Fitting key={at} fit={fit} />
                ))}
              </ul>
            </PantryLabel>
          )}
          <p className="t15 muted">{t.bothStay}</p>
        </aside>
      </div>
    </div>
  );
}

const SIDES: readonly Side[] = ['mine', 'theirs'];
const NAMES = { mine: t.thisDevice, theirs: t.elsewhere };
const nameOf = (field: Question['field']): string =>
  field === 'ingredients' ? recipeTexts.ingredients : field === 'instructions' ? recipeTexts.method : FACT_NAMES[field];

interface AskProps {
  question: Question;
  /** Of the recipe's steps, as far as they are here. */
  stepImages: Recipe['step_images'];
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
}

function Ask({ question, stepImages, value, onChange }: AskProps) {
  const name = useId();
  const { field, canKeepBoth } = question;
  const radio = (choice: Choice) => <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />;
  return (
    <fieldset className="cf">
      <legend>{nameOf(field)}</legend>
      <div className="pairs">
        {SIDES.map((side) => (
          <label key={side} className="edit-side">
            {radio(side)}
            <TickBox />
            <span className="dev">{NAMES[side]}</span>
            <span className="txt">
              {field === 'image_id' ? otherPhoto : <Words question={question} side={side} />}
              {question.photos?.[side].map(({ id, number }) => (
                <StoredPhoto key={number} id={id} known={stepImages} className="thumb" alt={recipeTexts.stepPhoto({ number })} />
              ))}
            </span>
          </label>
        ))}
      </div>
      {canKeepBoth && (
        <label className="check both">
          {radio('both')}
          <TickBox />
          <span className="t15">{t.keepBoth}</span>
        </label>
      )}
    </fieldset>
  );
}

/** The lines of one side, with the words marked that the other one has not got. */
function Words({ question: { mine, theirs }, side }: { question: Question; side: Side }) {
  const lines = side === 'mine' ? mine : theirs;
  if (lines.length === 0 || lines.every((line) => line === '')) return <i className="muted">{t.nothing}</i>;
  const only = side === 'mine' ? 'then' : 'now';
  const shown = compareLines(mine, theirs).flatMap((change): (readonly Piece[])[] => {
    if (change.kind === 'same') return change.lines.map((text) => [{ text }]);
    if (change.kind === 'changed')
      return [compareWords(change.then, change.now).filter((piece) => piece.only === undefined || piece.only === only)];
    return (change.kind === 'removed') === (side === 'mine') ? [[{ text: change.text, only }]] : [];
  });
  return shown.map((pieces, at) => (
    <span key={at} className="edit-line">
      {pieces.map(({ text, only: isOnly }, place) => (isOnly ? <mark key={place}>{text}</mark> : text))}
    </span>
  ));
}

const Fitting = ({ fit: { by, field, added, removed, hasOtherPhotos } }: { fit: Fit }) => (
  <li>
    <IconCheck />
    <span>
      <b>{nameOf(field)}</b> {removed.length > 0 && <del>{removed.join(', ')}</del>}{' '}
      {field === 'image_id' || (hasOtherPhotos && added.length + removed.length === 0)
        ? otherPhoto
        : added.length > 0 && <ins>{added.join(', ')}</ins>}
    </span>
    <small>{NAMES[by]}</small>
  </li>
);
