import { newId, type RouteInput } from '@simmer/client';
import type { RecipeDraft } from '@simmer/contracts';
import * as t from '@simmer/messages/merge';
import { TextLink } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { deviceOfCook, useDevice } from '../../../device/device';
import { TwoEdits } from './two-edits';

/** An edit that waited on this device and met another one when it was sent. */
export function MergeScreen({ id }: { id: string }) {
  usePageTitle(t.title);
  const navigate = useNavigate();
  const [copyId] = useState(newId);
  const refused = useDevice((device) =>
    device?.queue.writes.find(({ route, subject, refused: no }) => no && subject === id && route === 'PUT /recipes/:id'),
  );
  // told again with every change of the queue; the edit is the same
  const [edit] = useState(refused);
  const shown = edit ?? refused;
  const mine = useMemo(() => shown && withoutId(shown.input as RouteInput<'PUT /recipes/:id'>), [shown]);
  if (!shown || !mine)
    return (
      <>
        <h1 className="h-44">{t.title}</h1>
        <p>
          {t.nothingToDo} <TextLink href={`/app/recipes/${id}`}>{t.openRecipe}</TextLink>
        </p>
      </>
    );
  const toRecipe = (of: string): void => void navigate({ to: '/app/recipes/$id', params: { id: of } });
  return (
    <TwoEdits
      id={id}
      draft={mine.draft}
      revision={mine.revision}
      copyId={copyId}
      onSaved={(savedId) => {
        void deviceOfCook()?.then((device) => device.queue.discard(shown.order));
        toRecipe(savedId);
      }}
      onBack={() => toRecipe(id)}
    />
  );
}

function withoutId({ id: _, revision, ...draft }: RouteInput<'PUT /recipes/:id'>): { draft: RecipeDraft; revision: number } {
  return { draft, revision };
}
