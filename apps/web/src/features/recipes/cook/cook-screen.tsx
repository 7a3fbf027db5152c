import * as t from '@simmer/messages/cooking';
import { recipe as recipeWord } from '@simmer/messages/recipe-detail';
import { ButtonLink, EmptyState, SkeletonLine } from '@simmer/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { type Chosen, type CookingSession, open, sessionOf, setUnits } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import { useStepParts } from '../../../cooking/use-step-parts';
import { Timers } from '../../../cooking/timers';
import { useCooking } from '../../../cooking/use-cooking';
import { type Units, useMeasures, useUsualUnits } from '../../../recipe/measures';
import { RecipeWarnings } from '../../../recipe/recipe-warnings';
import { UnitsSwitch } from '../../../recipe/units-switch';
import { useReadIngredients } from '../../../recipe/use-read-ingredients';
import { RecipeProblem } from '../recipe-problem';
import { CookHead } from './cook-head';
import './cook-mode.css';
import { CurrentStep } from './current-step';
import { StepButtons } from './step-buttons';
import { StepIngredients } from './step-ingredients';
import { useSteps } from './use-steps';
import { SILENT, type Voice } from './voice';
import { type CookedRecipe, useCookedRecipe } from './use-cooked-recipe';

// loaded for who wants to hear or be heard
const HandsFree = lazy(async () => ({ default: (await import('./hands-free')).HandsFree }));

interface CookScreenProps {
  id: string;
  /** On the recipe page. */
  chosen: Chosen;
  /** What was chosen there holds no longer. */
  onChange: () => void;
}

/** A recipe to cook from: one step at a time, in type that is read from the stove. */
export function CookScreen({ id, chosen, onChange }: CookScreenProps) {
  const { data: recipe, error, refetch } = useCookedRecipe(id);
  const session = useOpened(recipe, chosen);
  // above the recipe: it holds for both of two that are side by side
  const [voice, setVoice] = useState(SILENT);
  usePageTitle(recipe ? t.cookingOf({ title: recipe.title }) : recipeWord);
  const noteFocus = useMainFocusKept(!(error && !recipe) && !(recipe && session));
  if (error && !recipe) {
    return (
      <main id="main" className="wrap" tabIndex={-1}>
        <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!recipe || !session) return <CookSkeleton onFocus={noteFocus} />;
  if (recipe.instructions.length === 0) return <NoSteps recipe={recipe} />;
  const changeVoice = (change: Partial<Voice>): void => setVoice((before) => ({ ...before, ...change }));
  return <CookMode {...{ recipe, session, onChange, voice }} onVoice={changeVoice} key={recipe.id} />;
}

/** Where the cook is in the recipe: pinned and begun with the first visit. */
function useOpened(recipe: CookedRecipe | undefined, { servings, units }: Chosen): CookingSession | undefined {
  const state = useCooking();
  const isRead = state !== undefined;
  const begin = useEffectEvent(() => {
    if (recipe) cooking.change((before) => open(before, recipe, { servings, units }, Date.now()));
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead, recipe?.id, servings, units]);
  return state && recipe && sessionOf(state, recipe.id);
}

/** The main part of the skeleton gives way to another, which takes over the focus. */
function useMainFocusKept(isOpening: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isOpening && hadFocus.current && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [isOpening]);
  return () => {
    hadFocus.current = true;
  };
}

interface CookModeProps {
  recipe: CookedRecipe;
  session: CookingSession;
  onChange: () => void;
  voice: Voice;
  onVoice: (change: Partial<Voice>) => void;
}

function CookMode({ recipe, session, onChange, voice, onVoice }: CookModeProps) {
  const timers = useCooking()?.timers ?? [];
  const factor = session.servings / recipe.servings;
  const usualUnits = useUsualUnits();
  const units = session.units ?? usualUnits;
  const measures = useMeasures(recipe.ingredients, units);
  const steps = useStepParts(recipe, factor, measures);
  const place = useSteps(recipe, session);
  const read = useReadIngredients(recipe);
  const parts = steps[place.step] ?? [];

  function changeUnits(now: Units): void {
    cooking.change((state) => setUnits(state, recipe.id, now, Date.now()));
    onChange();
  }

  return (
    <div className="cook">
      <CookHead recipe={recipe} place={place} voice={voice} onVoice={onVoice} />
      {(voice.isReading || voice.listening !== 'off') && (
        <Suspense>
          <HandsFree {...{ recipe, factor, measures, parts, place, voice }} onChange={onVoice} />
        </Suspense>
      )}
      <main id="main" className="stage" tabIndex={-1}>
        {place.step === 0 && <RecipeWarnings hints={read?.hints} />}
        <CurrentStep recipe={recipe} steps={steps} place={place} />
        <StepIngredients
          recipe={recipe}
          session={session}
          factor={factor}
          measures={measures}
          unitsSwitch={<UnitsSwitch units={units} onChange={changeUnits} />}
          parts={parts}
        />
      </main>
      <footer className="dock">
        <div className="timers">
          <Timers timers={timers} />
        </div>
        <StepButtons place={place} next={steps[place.step + 1]} />
      </footer>
    </div>
  );
}

const NoSteps = ({ recipe: { id, address, isOwn } }: { recipe: CookedRecipe }) => (
  <main id="main" className="wrap" tabIndex={-1}>
    <EmptyState
      title={t.noSteps}
      actions={
        <>
          {isOwn && (
            <ButtonLink variant="primary" href={`/app/recipes/edit/${id}`}>
              {t.edit}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" href={address}>
            {t.leave}
          </ButtonLink>
        </>
      }
    >
      {t.noStepsText}
    </EmptyState>
  </main>
);

const CookSkeleton = ({ onFocus }: { onFocus: () => void }) => (
  <main id="main" className="cook" tabIndex={-1} aria-busy="true" onFocus={onFocus}>
    <div className="now" role="status" aria-label={t.startCooking}>
      <SkeletonLine />
      <SkeletonLine className="sk-title" />
      <SkeletonLine className="sk-title" />
    </div>
  </main>
);
