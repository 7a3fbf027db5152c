import type { RouteOutput } from '@simmer/client';
import type { Household } from '@simmer/contracts';
import * as t from '@simmer/messages/profile';
import { Avatar, avatarTone, Button, IconPlus, OpeningRow, RowActions, TextField, useToast } from '@simmer/ui';
import { useState } from 'react';
import { siteOrigin } from '../../browser/site';
import { useAction } from '../../forms/use-action';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { PROFILE_ROWS } from './rows';

interface HouseholdRowProps {
  household: Household;
  accountId: string;
}

/** The accounts that share the table, and the link by which another one joins. */
export function HouseholdRow({ household, accountId }: HouseholdRowProps) {
  const { people } = household;
  const isShared = people.length > 1;
  return (
    <OpeningRow
      id="household"
      group={PROFILE_ROWS}
      label={t.household}
      value={isShared ? people.map(({ name }) => name).join(', ') : t.onlyYou}
    >
      <p className="hint">{t.householdText}</p>
      {isShared && (
        <ul className="people">
          {people.map((person) => (
            <Member key={person.id} person={person} isYou={person.id === accountId} canRemove={household.id === accountId} />
          ))}
        </ul>
      )}
      <EmailFirst>
        <Invitation />
      </EmailFirst>
      {isShared && <Leave />}
    </OpeningRow>
  );
}

interface MemberProps {
  person: Household['people'][number];
  isYou: boolean;
  /** Of whom the household is may send others away. */
  canRemove: boolean;
}

function Member({ person: { id, name }, isYou, canRemove }: MemberProps) {
  const toast = useToast();
  const removing = useAction(async () => {
    await write('DELETE /household/members/:id', { id });
    toast({ message: t.memberRemoved({ name }) });
  });
  return (
    <li>
      <Avatar identity={name} tone={avatarTone(id)} />
      <span>{isYou ? t.you({ name }) : name}</span>
      {canRemove && !isYou && (
        <Button size="sm" variant="quiet" busy={removing.busy} onClick={removing.run} aria-label={t.removeMember({ name })}>
          {t.remove}
        </Button>
      )}
    </li>
  );
}

function Invitation() {
  const toast = useToast();
  const [invitation, setInvitation] = useState<RouteOutput<'POST /household/invitation'>>();
  const inviting = useAction(async () => setInvitation(await write('POST /household/invitation', {})));
  const ending = useAction(async () => {
    await write('DELETE /household/invitation', {});
    setInvitation(undefined);
    toast({ message: t.linkEnded });
  });
  if (!invitation)
    return (
      <RowActions>
        <Button size="sm" icon={<IconPlus />} busy={inviting.busy} onClick={inviting.run}>
          {t.invite}
        </Button>
      </RowActions>
    );
  const link = `${siteOrigin()}/app/household/${invitation.token}`;
  const hint = t.invitationHint({ at: new Date(invitation.expires_at) });
  return (
    <>
      <TextField label={t.invitationLink} hint={hint} value={link} readOnly onFocus={({ target }) => target.select()} />
      <RowActions>
        <CopyLink link={link} />
        <Button size="sm" variant="quiet" busy={ending.busy} onClick={ending.run}>
          {t.endLink}
        </Button>
      </RowActions>
    </>
  );
}

function CopyLink({ link }: { link: string }) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: t.copied });
    } catch (error) {
      // refused by the browser or its user
      if (!(error instanceof DOMException)) throw error;
      toast({ message: t.copyFailed, tone: 'error' });
    }
  }
  return (
    <Button size="sm" variant="primary" onClick={() => void copy()}>
      {t.copyLink}
    </Button>
  );
}

function Leave() {
  const toast = useToast();
  const leaving = useAction(async () => {
    await write('POST /household/leave', {});
    toast({ message: t.left });
  });
  return (
    <RowActions>
      <Button size="sm" busy={leaving.busy} onClick={leaving.run}>
        {t.leave}
      </Button>
      <span className="hint">{t.leaveHint}</span>
    </RowActions>
  );
}
