import { newId, RequestProblem } from '@simmer/client';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { Button, ButtonLink, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../app/session/use-session';
import { write } from '../../data/write';
import { keepIntent, takeIntent } from './save-intent';

/** Saves what a link shows: at once for a cook, after signing in for a visitor. */
export function SaveShared({ token, title }: { token: string; title: string }) {
  const account = useAccount();
  return account ? (
    <SaveNow token={token} title={title} />
  ) : (
    <ButtonLink variant="primary" href={`/auth/login?next=${encodeURIComponent(`/share/${token}`)}`} onClick={() => keepIntent(token)}>
      {t.save}
    </ButtonLink>
  );
}

function SaveNow({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  // the same try sent again makes no second recipe
  const [id] = useState(newId);

  const open = (recipeId: string): void => void navigate({ to: '/app/recipes/$id', params: { id: recipeId } });

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const recipe = await write('POST /shared/:token/recipe', { token, id });
      open(recipe.id);
      toast({ message: t.saved({ title: recipe.title }) });
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      const owned = error.code === 'recipes.owned' ? String(error.params['recipeId']) : undefined;
      if (owned) toast({ message: t.savedAlready({ title }), action: { label: t.open, onAction: () => open(owned) } });
      else
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
      {isSaving ? t.saving : t.save}
    </Button>
  );
}
