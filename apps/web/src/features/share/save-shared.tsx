import { newId, RequestProblem } from '@simmer/client';
import type { SharedWeek } from '@simmer/contracts';
import { notSaved } from '@simmer/messages/common';
import * as t from '@simmer/messages/share';
import { Button, ButtonLink, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';
import { asDate } from '../../recipe/day-names';
import { keepIntent, takeIntent } from '../../recipe/save-intent';

/** Saves a recipe that a link shows. */
export function SaveShared({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const open = (recipeId: string): void => void navigate({ to: '/app/recipes/$id', params: { id: recipeId } });

  async function save(id: string): Promise<void> {
    try {
      const recipe = await write('POST /shared/:token/recipe', { token, id });
      open(recipe.id);
      toast({ message: t.saved({ title: recipe.title }) });
    } catch (error) {
      const owned = error instanceof RequestProblem && error.code === 'recipes.owned' ? String(error.params['recipeId']) : undefined;
      if (owned === undefined) throw error;
      toast({ message: t.savedAlready({ title }), action: { label: t.open, onAction: () => open(owned) } });
    }
  }

  return <SaveButton token={token} label={t.save} onSave={save} />;
}

/** Saves a week that a link shows, with its recipes. */
export function SaveWeek({ token, week, from }: { token: string; week: SharedWeek; from: string }) {
  const navigate = useNavigate();
  const toast = useToast();

  async function save(id: string): Promise<void> {
    const name = from ? t.nameOfWeek({ name: from, at: asDate(week.first) }) : t.aWeek;
    const { waiting: count } = await write('POST /shared/:token/week', { token, id, name });
    toast({
      message: count > 0 ? t.weekSavedToTray({ name, count }) : t.weekSaved({ name }),
      action: { label: t.openPlan, onAction: () => void navigate({ to: '/app/meal-plan' }) },
    });
  }

  return <SaveButton token={token} label={t.saveWeek} onSave={save} />;
}

interface SaveButtonProps {
  token: string;
  label: string;
  /** Called with the same id until it has succeeded: the same try sent again saves nothing twice. */
  onSave: (id: string) => Promise<void>;
}

/** Saves at once for a cook; a visitor makes an account first, or signs in from there. */
function SaveButton({ token, label, onSave }: SaveButtonProps) {
  const account = useAccount();
  return account ? (
    <SaveNow token={token} label={label} onSave={onSave} />
  ) : (
    <ButtonLink variant="primary" href={`/auth/register?next=${encodeURIComponent(`/share/${token}`)}`} onClick={() => keepIntent(token)}>
      {label}
    </ButtonLink>
  );
}

function SaveNow({ token, label, onSave }: SaveButtonProps) {
  const [id] = useState(newId);
  const saving = useAction(() => onSave(id), notSaved);

  const saveNow = useEffectEvent(saving.run);
  useEffect(() => {
    if (takeIntent(token)) saveNow();
  }, [token]);

  return (
    <Button variant="primary" busy={saving.busy} onClick={saving.run}>
      {saving.busy ? t.saving : label}
    </Button>
  );
}
