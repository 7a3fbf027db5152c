import type { CommunityRecipePage } from '@simmer/contracts';
import { notSaved } from '@simmer/messages/common';
import * as t from '@simmer/messages/community-recipe';
import { Button, ButtonLink, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';
import { recipeAddress } from '../../recipe/community-address';
import { keepIntent, takeIntent } from '../../recipe/save-intent';
import { signInAddress } from './sign-in-address';

/** Saves a copy of a published recipe, after signing in for a visitor; once there is one, leads to it. */
export function SaveRecipe({ page: { card, copy } }: { page: CommunityRecipePage }) {
  const account = useAccount();
  if (!account)
    return (
      <ButtonLink variant="primary" href={signInAddress(recipeAddress(card.slug))} onClick={() => keepIntent(card.id)}>
        {t.save}
      </ButtonLink>
    );
  if (!copy) return <SaveNow id={card.id} title={card.title} />;
  if (copy.waiting)
    return (
      <ButtonLink variant="primary" href="/app/recipes/tray">
        {t.openTray}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="primary" href={`/app/cook/${copy.id}`}>
        {t.startCooking}
      </ButtonLink>
      <ButtonLink href={`/app/recipes/${copy.id}`}>{t.openCopy}</ButtonLink>
    </>
  );
}

function SaveNow({ id, title }: { id: string; title: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const saving = useAction(async () => {
    const copy = await write('PUT /community/recipes/:id/copy', { id });
    toast({
      message: copy.waiting ? t.savedToTray({ title }) : t.saved({ title }),
      ...(!copy.waiting && {
        action: { label: t.openCopy, onAction: () => void navigate({ to: '/app/recipes/$id', params: { id: copy.id } }) },
      }),
    });
  }, notSaved);
  const saveNow = useEffectEvent(saving.run);
  useEffect(() => {
    if (takeIntent(id)) saveNow();
  }, [id]);
  return (
    <Button variant="primary" busy={saving.busy} onClick={saving.run}>
      {saving.busy ? t.saving : t.save}
    </Button>
  );
}
