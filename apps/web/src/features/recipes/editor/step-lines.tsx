import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/editor';
import { Button, classNames, IconButton, IconPlus, IconX } from '@simmer/ui';
import type { ReactNode } from 'react';
import { GuessedMark } from './guessed-mark';
import { headingClass } from './heading-class';
import { type FormProblem, type Line, stepNumbers } from './recipe-form';
import { StepPhotoButtons, StepPhotoField } from './step-photo-field';
import { pictureIn } from './use-form-keys';
import { useLines } from './use-lines';
import type { PhotoUpload } from '../../../recipe/use-photo-upload';

interface StepLinesProps {
  lines: readonly Line[];
  /** Their photos, each by the key of its line. */
  photos: { at: (key: string) => PhotoUpload; remove: (key: string) => void };
  /** The photos of the recipe as saved. */
  stepImages: Recipe['step_images'] | undefined;
  problems: readonly FormProblem[];
  isGuessed: boolean;
  /** The texts of the lines that are guesses in a list that is not. */
  guesses: ReadonlySet<string>;
  /** About the list as a whole. */
  notice?: ReactNode;
  onChange: (lines: Line[]) => void;
}

export function StepLines({ lines, photos, stepImages, problems, isGuessed, guesses, notice, onChange }: StepLinesProps) {
  const note = isGuessed ? 'steps-guessed' : undefined;
  const edit = useLines(lines, onChange, { enterAdds: false });
  const numbers = stepNumbers(lines);
  return (
    <section aria-labelledby="method-heading">
      <h2 className="h-24 lines-heading" id="method-heading">
        {recipeTexts.method}
      </h2>
      {notice}
      {isGuessed && <GuessedMark id="steps-guessed" />}
      <ol className="irows">
        {lines.map((row, index) => {
          const { key, text, imageId } = row;
          const problem = problems.find(({ fieldId }) => fieldId === key);
          const number = numbers[index];
          const photo = photos.at(key);
          const name = number == null ? t.heading : t.stepNumber({ number });
          return (
            <li key={key} className={classNames('srow', headingClass(row))}>
              <span className="no" aria-hidden="true">
                {number}
              </span>
              <textarea
                id={key}
                className="input"
                rows={number === null ? 1 : 2}
                value={text}
                aria-label={name}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${key}-problem` : guesses.has(text) ? `${key}-guessed` : note}
                onChange={(event) => edit.change(key, event.target.value)}
                onKeyDown={(event) => edit.onKeyDown(event, key)}
                onPaste={(event) => {
                  // at a heading it is one of the recipe
                  const picture = number != null && pictureIn(event.clipboardData);
                  if (!picture) return edit.onPaste(event, key);
                  event.preventDefault();
                  photo.upload(picture);
                }}
              />
              <div className="step-buttons">
                <IconButton label={t.remove({ name })} onClick={() => edit.remove(key)}>
                  <IconX />
                </IconButton>
                {number != null && <StepPhotoButtons number={number} hasPhoto={imageId !== undefined} photo={photo} />}
              </div>
              {number != null && (
                <StepPhotoField
                  number={number}
                  imageId={imageId}
                  stepImages={stepImages}
                  photo={photo}
                  onRemove={() => {
                    photos.remove(key);
                    // the button that was pressed goes away
                    document.getElementById(key)?.focus();
                  }}
                />
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
      <Button size="sm" className="add-step" icon={<IconPlus />} onClick={() => edit.add(lines.at(-1)?.key ?? '')}>
        {t.addStep}
      </Button>
    </section>
  );
}
