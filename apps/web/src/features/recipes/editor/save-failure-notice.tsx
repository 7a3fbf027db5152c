import * as t from '@simmer/messages/editor';
import { premium } from '@simmer/messages/recipe-room';
import { lookAtBoth } from '@simmer/messages/waiting';
import { bothStay } from '@simmer/messages/versions';
import { Banner, IconAlertCircle, TextButton, TextLink } from '@simmer/ui';
import { useEffect, useRef } from 'react';
import { DuplicateNotice } from '../../../recipe/recipe-notice';
import { AlreadyOwned } from '../../../recipe/save-new-recipe';
import { SignInLink } from '../../../app/session/sign-in-link';
import type { SaveFailure } from './use-recipe-form';

interface SaveFailureNoticeProps {
  failure: SaveFailure | AlreadyOwned;
  /** Shows both edits beside each other. */
  onCompare: () => void;
  /** Writes over the version that was saved meanwhile. */
  onSaveOver: () => void;
  onSaveAsNew: () => void;
  /** Although the cook has the same recipe already. */
  onSaveAnyway: () => void;
}

/** Why nothing was saved, beside the button that was pressed, with the way on if there is another than trying again. */
export function SaveFailureNotice({ failure, onCompare, onSaveOver, onSaveAsNew, onSaveAnyway }: SaveFailureNoticeProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [failure]);
  if (failure instanceof AlreadyOwned)
    return <DuplicateNotice recipe={failure.recipe} anyway={t.saveAnyway} onAnyway={onSaveAnyway} ref={message} />;
  return (
    <div ref={message} tabIndex={-1} className="save-failure">
      <Banner tone="error" icon={<IconAlertCircle />} end={wayOn(failure, onCompare, onSaveOver, onSaveAsNew)}>
        {t.notSavedYet({ reason: failure.message })}
        {failure.code === 'recipes.changed-elsewhere' && ` ${bothStay}`}
      </Banner>
    </div>
  );
}

function wayOn(failure: SaveFailure, onCompare: () => void, onSaveOver: () => void, onSaveAsNew: () => void) {
  switch (failure.code) {
    case 'recipes.changed-elsewhere':
      return (
        <>
          <TextButton onClick={onCompare}>{lookAtBoth}</TextButton>
          <TextButton onClick={onSaveOver}>{t.saveMine}</TextButton>
          <TextButton onClick={onSaveAsNew}>{t.saveAsNew}</TextButton>
        </>
      );
    case 'recipes.not-found':
    case 'request.id-taken':
    case 'request.id-reused':
      return <TextButton onClick={onSaveAsNew}>{t.saveAsNew}</TextButton>;
    case 'recipes.beyond-plan':
      // what is typed stays on the device, and is there again when the cook comes back
      return <TextLink href="/plans">{premium}</TextLink>;
    case 'access.signed-out':
      return <SignInLink />;
    default:
      return undefined;
  }
}
