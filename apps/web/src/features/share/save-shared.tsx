import { newId, RequestProblem } from '@simmer/client';
import type { SharedWeek } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { Button, ButtonLink, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { asDate } from '../../recipe/day-names';
import { keepIntent, takeIntent } from './save-intent';

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

/** Saves at once for a cook, after signing in for a visitor. */
function SaveButton({ token, label, onSave }: SaveButtonProps) {
  const account = useAccount();
  return account ? (
    <SaveNow token={token} label={label} onSave={onSave} />
  ) : (
    <ButtonLink variant="primary" href={`/auth/login?next=${encodeURIComponent(`/share/${token}`)}`} onClick={() => keepIntent(token)}>
      {label}
    </ButtonLink>
  );
}

function SaveNow({ token, label, onSave }: SaveButtonProps) {
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [id] = useState(newId);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await onSave(id);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({
        message: recipeTexts.notSaved({ reason: error.message }),
        tone: 'error',
        action: { label: recipeTexts.retry, onAction: () => void save() },
      });
    } finally {
      setSaving(false);
    }
  }

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (takeIntent(token)) void latest.current();
  }, [token]);

  return (
    <Button variant="primary" busy={isSaving} onClick={() => void save()}>
      {isSaving ? t.saving : label}
    </Button>
  );
}
