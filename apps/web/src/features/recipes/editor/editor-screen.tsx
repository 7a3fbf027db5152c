import { newId } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { CATEGORIES, DIFFICULTIES } from '@simmer/contracts/constants';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/editor';
import { difficultyNames } from '@simmer/messages/recipe';
import { bothStay } from '@simmer/messages/merge';
import { lookAtBoth } from '@simmer/messages/waiting';
import {
  Banner,
  Breadcrumb,
  Button,
  ButtonLink,
  type Crumb,
  ErrorSummary,
  IconAlertCircle,
  IconDeviceFloppy,
  Segmented,
  SelectField,
  SkeletonLine,
  Stepper,
  TextAreaField,
  TextButton,
  TextField,
  useToast,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { useRecipe } from '../../../device/library/use-recipe';
import { ReadOnlyNotice } from '../read-only-notice';
import { RecipeProblem } from '../recipe-problem';
import { AboutFields } from './about-fields';
import { AlternativeNotices } from './alternative-notices';
import './editor.css';
import { type GuessableField, guessedFields, guessedLines } from './guessed-fields';
import { GuessedMark } from './guessed-mark';
import { IngredientLines } from './ingredient-lines';
import { idOfNew, readDraft } from './kept-draft';
import { PhotoField } from './photo-field';
import { lengthProblems, type ListField, minutes } from './recipe-form';
import { SaveFailureNotice } from './save-failure-notice';
import { StepLines } from './step-lines';
import { TagList } from './tag-list';
import { UndoButtons } from './undo-buttons';
import { useNewPlace, usePlaceOf } from './use-draft-place';
import { useFormKeys } from './use-form-keys';
import { useRecipeForm } from './use-recipe-form';

// few edits meet another one
const TwoEdits = lazy(() => import('../merge/two-edits').then((loaded) => ({ default: loaded.TwoEdits })));

const LEVELS = DIFFICULTIES.map((value) => ({ value, label: difficultyNames[value] }));

const NEW_CRUMBS = [
  { label: recipeTexts.recipes, href: '/app/recipes' },
  { label: t.addRecipe, href: '/app/recipes/add' },
];

export function NewRecipeScreen() {
  usePageTitle(t.newRecipe);
  const place = useNewPlace();
  if (place === undefined) return <EditorSkeleton />;
  return (
    <Editor id={idOfNew(place)} place={place} heading={t.newRecipe} crumbs={[...NEW_CRUMBS, { label: t.typeIn }]} back="/app/recipes" />
  );
}

/** A pasted recipe, before it is saved. */
export function PastedRecipeScreen({ place, onSaved }: { place: string; onSaved: (id: string) => void }) {
  usePageTitle(t.newRecipe);
  const text = '/app/recipes/paste';
  const [id] = useState(() => readDraft(place)?.recipeId ?? newId());
  return (
    <Editor
      id={id}
      place={place}
      heading={t.newRecipe}
      crumbs={[...NEW_CRUMBS, { label: t.paste, href: text }, { label: t.edit }]}
      back={text}
      onSaved={onSaved}
    />
  );
}

export function EditRecipeScreen({ id }: { id: string }) {
  usePageTitle(t.editRecipe);
  const place = usePlaceOf(id);
  const { data: recipe, isError, error, refetch } = useRecipe(id);
  if (!recipe && isError) return <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />;
  if (!recipe || place === undefined) return <EditorSkeleton />;
  const crumbs = [
    { label: recipeTexts.recipes, href: '/app/recipes' },
    { label: recipe.title, href: `/app/recipes/${id}` },
    { label: t.edit },
  ];
  return (
    <>
      {recipe.read_only && <ReadOnlyNotice />}
      <Editor id={id} place={place} heading={t.editRecipe} crumbs={crumbs} recipe={recipe} back={`/app/recipes/${id}`} />
    </>
  );
}

interface EditorProps {
  id: string;
  /** Where what is typed is kept on this device. */
  place: string;
  heading: string;
  crumbs: Crumb[];
  /** Where Cancel leads. */
  back: string;
  recipe?: Recipe;
  onSaved?: (id: string) => void;
}

function Editor({ id, place, heading, crumbs, back, recipe: given, onSaved }: EditorProps) {
  // a live update of a change elsewhere refreshes the copy; the form stays with what it was opened with
  const [recipe] = useState(given);
  const navigate = useNavigate();
  const toast = useToast();
  const title = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const onSavedAs = (savedId: string): void => {
    onSaved?.(savedId);
    void navigate({ to: '/app/recipes/$id', params: { id: savedId } });
  };
  const {
    form,
    edit,
    revision,
    savedAs,
    change,
    history,
    undo,
    redo,
    photo,
    removePhoto,
    stepPhotos,
    isAddingPhoto,
    problems,
    failure,
    saving,
    isKept,
    draftFrom,
    discard,
    save,
    saveOver,
    saveAsNew,
    saveDuplicate,
  } = useRecipeForm({ recipe, recipeId: id, place, onSaved: onSavedAs });
  useFormKeys({ onUndo: undo, onRedo: redo, onPicture: photo.upload });
  const throwAway = (): void => {
    toast({ message: t.draftDiscarded, action: { label: recipeTexts.undo, onAction: discard() } });
    title.current?.focus();
  };
  const atFields = [...lengthProblems(form), ...problems.filter(({ isLength }) => !isLength)];
  const problemOf = (fieldId: string): string | undefined => atFields.find((problem) => problem.fieldId === fieldId)?.message;
  // "1h 30" is shown as what was understood
  const inMinutes = (field: 'prepMinutes' | 'cookMinutes'): void => {
    const understood = String(minutes(form[field]) || form[field]);
    if (understood !== form[field]) change({ [field]: understood });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving) void save();
  };
  const sendFromNotice = (send: () => Promise<void>) => (): void => {
    // the button that was pressed goes away
    saveButton.current?.focus();
    void send();
  };
  const [compared, setCompared] = useState<ReturnType<typeof edit>>();
  // what this form saves makes the copy newer too, just before the screen is left
  const isOvertaken = !saving && !failure && given !== undefined && revision !== undefined && given.revision > revision;
  const guessed = guessedFields(recipe, form);
  const alternativesTo = (field: ListField) =>
    recipe && (
      // after discarding a draft the list is the recipe's again
      <AlternativeNotices
        key={draftFrom}
        recipe={recipe}
        field={field}
        lines={form[field]}
        onChange={(lines) => change({ [field]: lines })}
      />
    );
  const hintOf = (field: GuessableField) => guessed.has(field) && <GuessedMark />;
  if (compared)
    return (
      <>
        <Breadcrumb crumbs={crumbs} />
        <Suspense fallback={<EditorSkeleton />}>
          <TwoEdits id={id} {...compared} onSaved={savedAs} onBack={() => setCompared(undefined)} />
        </Suspense>
      </>
    );
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="h-44">{heading}</h1>
      {draftFrom !== undefined && (
        <Banner
          tone="yolk"
          className="editor-draft"
          icon={<IconDeviceFloppy />}
          end={<TextButton onClick={throwAway}>{t.discard}</TextButton>}
        >
          {t.draftFrom({ at: new Date(draftFrom) })}
        </Banner>
      )}
      {isOvertaken && (
        <Banner
          tone="yolk"
          className="editor-draft"
          icon={<IconAlertCircle />}
          end={<TextButton onClick={() => setCompared(edit())}>{lookAtBoth}</TextButton>}
        >
          {t.savedElsewhere} {bothStay}
        </Banner>
      )}
      <form className="editor" onSubmit={submit} noValidate>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        <div className="editor-cols">
          <div className="stack">
            <TextField
              ref={title}
              id="title"
              label={t.title}
              inputClassName="title-input"
              value={form.title}
              error={problemOf('title')}
              hint={hintOf('title')}
              onChange={(event) => change({ title: event.target.value })}
            />
            <TextAreaField
              id="description"
              label={t.description}
              optional
              value={form.description}
              error={problemOf('description')}
              hint={hintOf('description')}
              onChange={(event) => change({ description: event.target.value })}
            />
            <div className="nums">
              <TextField
                id="prep"
                label={t.prepMinutes}
                placeholder={t.timeExample}
                value={form.prepMinutes}
                error={problemOf('prep')}
                hint={hintOf('prep_time')}
                onChange={(event) => change({ prepMinutes: event.target.value })}
                onBlur={() => inMinutes('prepMinutes')}
              />
              <TextField
                id="cook"
                label={t.cookMinutes}
                placeholder={t.timeExample}
                value={form.cookMinutes}
                error={problemOf('cook')}
                hint={hintOf('cook_time')}
                onChange={(event) => change({ cookMinutes: event.target.value })}
                onBlur={() => inMinutes('cookMinutes')}
              />
              <div
                className="field grow-all"
                role="group"
                aria-labelledby="servings-label"
                aria-describedby={guessed.has('servings') ? 'servings-guessed' : undefined}
              >
                <span className="label-text" id="servings-label">
                  {recipeTexts.servings}
                </span>
                <Stepper
                  label={recipeTexts.servings}
                  value={form.servings}
                  min={1}
                  max={1_000}
                  onChange={(servings) => change({ servings })}
                />
                {guessed.has('servings') && <GuessedMark id="servings-guessed" />}
              </div>
              <div className="field grow-all">
                <span className="label-text">{recipeTexts.difficulty}</span>
                <Segmented
                  label={recipeTexts.difficulty}
                  options={LEVELS}
                  value={form.difficulty}
                  onChange={(difficulty) => change({ difficulty })}
                />
              </div>
              <TextField
                id="makes"
                className="grow-all makes"
                label={t.makes}
                optional
                placeholder={t.makesExample}
                value={form.makes}
                error={problemOf('makes')}
                hint={hintOf('yield_text')}
                onChange={(event) => change({ makes: event.target.value })}
              />
            </div>
            <IngredientLines
              lines={form.ingredients}
              problems={problems}
              isGuessed={guessed.has('ingredients')}
              guesses={guessedLines(recipe, 'ingredients')}
              notice={alternativesTo('ingredients')}
              onChange={(ingredients) => change({ ingredients })}
            />
            <StepLines
              lines={form.instructions}
              photos={stepPhotos}
              stepImages={recipe?.step_images}
              problems={problems}
              isGuessed={guessed.has('instructions')}
              guesses={guessedLines(recipe, 'instructions')}
              notice={alternativesTo('instructions')}
              onChange={(instructions) => change({ instructions })}
            />
            <SelectField
              id="category"
              label={t.category}
              value={CATEGORIES.find((name) => form.tags.some((tag) => tag.toLowerCase() === name)) ?? ''}
              onChange={(event) => change({ tags: inCategory(form.tags, event.target.value) })}
            >
              <option value="">{t.noCategory}</option>
              {CATEGORIES.map((name) => (
                <option key={name} value={name}>
                  {recipeTexts.categoryNames[name]}
                </option>
              ))}
            </SelectField>
            <TagList tags={form.tags} problem={problemOf('tags')} isGuessed={guessed.has('tags')} onChange={(tags) => change({ tags })} />
            <AboutFields form={form} problemOf={problemOf} onChange={change} />
          </div>
          <PhotoField recipe={recipe} imageId={form.imageId} imageUrl={form.imageUrl} photo={photo} onRemove={removePhoto} />
        </div>
        <div className="savebar">
          {failure && problems.length === 0 && (
            <SaveFailureNotice
              failure={failure}
              onCompare={() => setCompared(edit())}
              onSaveOver={sendFromNotice(saveOver)}
              onSaveAsNew={sendFromNotice(saveAsNew)}
              onSaveAnyway={sendFromNotice(saveDuplicate)}
            />
          )}
          <Button ref={saveButton} type="submit" variant="primary" busy={saving}>
            {saveLabel(saving, isAddingPhoto)}
          </Button>
          <ButtonLink variant="quiet" href={back}>
            {recipeTexts.cancel}
          </ButtonLink>
          <UndoButtons history={history} onUndo={undo} onRedo={redo} />
          <span className={isKept ? 't15 muted end only-wide' : 't15 end'} role="status">
            {isKept ? t.kept : t.noRoom}
          </span>
        </div>
      </form>
    </>
  );
}

/** The tags with this category in place of any other; none for an empty one. */
function inCategory(tags: readonly string[], category: string): string[] {
  const others = tags.filter((tag) => !CATEGORIES.some((name) => name === tag.toLowerCase()));
  return category === '' ? others : [...others, category];
}

function saveLabel(saving: boolean, uploading: boolean): string {
  if (!saving) return t.save;
  return uploading ? t.addingPhoto : t.saving;
}

export const EditorSkeleton = () => (
  <div className="editor-skeleton" role="status" aria-label={recipeTexts.opening}>
    <SkeletonLine className="sk-title" />
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine />
  </div>
);
