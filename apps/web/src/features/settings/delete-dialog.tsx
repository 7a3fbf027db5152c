import { queryOf } from '@simmer/client';
import type { SharedRecipesChoice } from '@simmer/contracts';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/settings';
import { Button, ChoiceGroup, Dialog, DialogBody, DialogFoot, TextField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormNotice } from '../../access/proof';
import { useConfirmed } from '../../access/step-up';
import { client } from '../../api/client';
import { useForm } from '../../forms/use-form';
import { useSignOut } from '../../app/session/use-sign-out';
import { write } from '../../api/write';

type Counted = keyof typeof t.lost;

const COUNTED = Object.keys(t.lost) as Counted[];
const CHOICES = (['remove', 'anonymous'] as const).map((value) => ({ value, label: t.sharedChoices[value] }));
const and = new Intl.ListFormat(language, { type: 'conjunction' });

interface DeleteDialogProps {
  email: string;
  onClose: () => void;
}

/** What goes with the account, the way to take it along first, and a button that wakes up when the address is typed. */
export const DeleteDialog = ({ email, onClose }: DeleteDialogProps) => (
  <Dialog open onClose={onClose} title={t.deleteAccount}>
    <DeleteForm email={email} onClose={onClose} />
  </Dialog>
);

function DeleteForm({ email, onClose }: DeleteDialogProps) {
  const confirmed = useConfirmed();
  const { afterDeletion } = useSignOut();
  const { data: preview } = useQuery({ ...queryOf(client, 'GET /account/deletion', {}), staleTime: 0 });
  const { data: subscription } = useQuery({ ...queryOf(client, 'GET /subscription', {}), staleTime: 0 });
  const [sharedRecipes, setSharedRecipes] = useState<SharedRecipesChoice>('remove');
  const form = useForm({
    initial: { typed: '' },
    idPrefix: 'delete-',
    send: async () => {
      if (await confirmed(() => write('POST /account/deletion', { sharedRecipes }))) await afterDeletion();
    },
  });
  const countOf = (feature: Counted): number => preview?.features.find((one) => one.feature === feature)?.count ?? 0;
  const isMeant = form.values.typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <FormNotice notice={form.notice} />
        <p>{t.deleteText}</p>
        <ul className="lose">
          {COUNTED.filter((feature) => countOf(feature) > 0).map((feature) => (
            <li key={feature}>
              <b>{countOf(feature)}</b>
              <span>{t.lost[feature]({ count: countOf(feature) })}</span>
            </li>
          ))}
        </ul>
        {preview && preview.household.length > 0 && (
          <p className="t15">{t.householdStays({ names: and.format(preview.household), count: preview.household.length })}</p>
        )}
        {subscription?.isActive && <p className="t15">{t.premiumEnds}</p>}
        <p className="t15">
          <a className="link" href="#export" onClick={onClose}>
            {t.takeFirst}
          </a>
        </p>
        {countOf('gallery') > 0 && (
          <ChoiceGroup<SharedRecipesChoice> label={t.sharedRecipes} options={CHOICES} value={sharedRecipes} onChange={setSharedRecipes} />
        )}
        <TextField
          {...form.field('typed')}
          label={t.typeEmail}
          placeholder={email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.keepAccount}</Button>
        <Button type="submit" variant="danger" busy={form.busy} disabled={!isMeant}>
          {t.deleteAccount}
        </Button>
      </DialogFoot>
    </form>
  );
}
