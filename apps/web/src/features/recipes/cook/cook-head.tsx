import * as t from '@simmer/messages/cooking';
import {
  IconArrowBackUp,
  IconButton,
  IconButtonLink,
  IconEye,
  IconMicrophone,
  IconRepeat,
  IconSettings,
  IconSun,
  IconX,
  Link,
  Menu,
  MenuItem,
  MenuRule,
  Tag,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { type CookingSession, finish, goTo, sessionOf } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import { useCooking } from '../../../cooking/use-cooking';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { ClockStrip } from './clock-strip';
import { canListen, canSpeak } from './speech';
import type { StepPlace } from './use-steps';
import type { Voice } from './voice';
import { useWakeLock } from './use-wake-lock';
import { type CookedRecipe, useCookedRecipe } from './use-cooked-recipe';

interface CookHeadProps {
  recipe: CookedRecipe;
  place: StepPlace;
  voice: Voice;
  onVoice: (change: Partial<Voice>) => void;
}

/** The recipes side by side, and how far the cook is in this one. */
export function CookHead({ recipe, place, voice, onVoice }: CookHeadProps) {
  const state = useCooking();
  const isAwake = useWakeLock();
  const pinned = state?.pinned.flatMap((id) => sessionOf(state, id) ?? []) ?? [];
  const others = pinned.filter(({ recipeId }) => recipeId !== recipe.id);
  return (
    <header className="cook-top">
      <div className="in">
        <IconButtonLink label={t.leave} href={recipe.address}>
          <IconX />
        </IconButtonLink>
        <div className="pins" role="group" aria-label={t.pinned}>
          <Pin session={{ recipeId: recipe.id, title: recipe.title, step: place.step }} isCurrent />
          {others.map((session) => (
            <Pin key={session.recipeId} session={session} />
          ))}
          {others.map(({ recipeId, title, step }) => (
            <IconButtonLink
              className="only-narrow"
              key={recipeId}
              label={t.switchTo({ title, number: step + 1 })}
              href={`/app/cook/${recipeId}`}
            >
              <IconRepeat />
            </IconButtonLink>
          ))}
        </div>
        {isAwake && (
          <Tag tone="leek" className="awake">
            <IconSun />
            {t.staysOn}
          </Tag>
        )}
        {voice.listening === 'on' && (
          <IconButton className="listening" label={t.stopListening} onClick={() => onVoice({ listening: 'off' })}>
            <IconMicrophone />
          </IconButton>
        )}
        <SettingsMenu {...{ recipe, voice, onVoice, others }} />
      </div>
      <nav className="prog" aria-label={t.steps}>
        {recipe.instructions.map((_, index) => (
          <button
            type="button"
            key={index}
            className={index === place.step ? 'cur' : index < place.step ? 'on' : undefined}
            aria-label={t.step({ number: index + 1 })}
            aria-current={index === place.step ? 'step' : undefined}
            onClick={() => place.go(index)}
          >
            <i />
          </button>
        ))}
      </nav>
      <ClockStrip recipeId={recipe.id} step={place.step} />
    </header>
  );
}

type Pinned = Pick<CookingSession, 'recipeId' | 'title' | 'step'>;

function Pin({ session: { recipeId, title, step }, isCurrent }: { session: Pinned; isCurrent?: boolean }) {
  const { data: recipe } = useCookedRecipe(recipeId);
  const inside = (
    <>
      {recipe && <RecipePicture of={recipe} sizes="36px" thumb />}
      <span className="t">{isCurrent ? title : t.pinAt({ title, number: step + 1 })}</span>
    </>
  );
  if (isCurrent) {
    return (
      <span className="pin is-current" aria-current="page">
        {inside}
      </span>
    );
  }
  return (
    <Link className="pin only-wide" href={`/app/cook/${recipeId}`}>
      {inside}
    </Link>
  );
}

function SettingsMenu({ recipe, voice, onVoice, others }: Omit<CookHeadProps, 'place'> & { others: readonly CookingSession[] }) {
  const navigate = useNavigate();

  function putAway(recipeId: string): void {
    const next = cooking.current().pinned.find((id) => id !== recipeId);
    cooking.change((state) => finish(state, recipeId));
    if (recipeId !== recipe.id) return;
    if (next === undefined) void navigate({ href: recipe.address });
    else void navigate({ to: '/app/cook/$id', params: { id: next } });
  }

  return (
    <Menu
      label={t.settings}
      trigger={(props) => (
        <IconButton {...props} label={t.settings}>
          <IconSettings />
        </IconButton>
      )}
    >
      {canSpeak() && (
        <MenuItem icon={<IconEye />} onClick={() => onVoice({ isReading: !voice.isReading })}>
          {voice.isReading ? t.stopReading : t.readAloud}
        </MenuItem>
      )}
      {canListen() && (
        <MenuItem icon={<IconMicrophone />} onClick={() => onVoice({ listening: voice.listening === 'on' ? 'off' : 'asked' })}>
          {voice.listening === 'on' ? t.stopListening : t.listen}
        </MenuItem>
      )}
      <MenuItem icon={<IconArrowBackUp />} onClick={() => cooking.change((state) => goTo(state, recipe.id, 0, Date.now()))}>
        {t.startOver}
      </MenuItem>
      <MenuRule />
      {[{ recipeId: recipe.id, title: recipe.title }, ...others].map(({ recipeId, title }) => (
        <MenuItem key={recipeId} icon={<IconX />} onClick={() => putAway(recipeId)}>
          {t.unpin({ title })}
        </MenuItem>
      ))}
    </Menu>
  );
}
