import { queryOf } from '@simmer/client';
import type { GuestLink, Shopper } from '@simmer/contracts';
import { LIST_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/list-sharing';
import { Banner, Button, Dialog, DialogBody, DialogFoot, IconAlertTriangle, IconLink, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteOrigin } from '../../../browser/site';
import { client } from '../../../api/client';
import { EmailFirst } from '../../../app/session/email-first';
import { write } from '../../../api/write';
import { People } from './people';

interface ShareDialogProps {
  open: boolean;
  listId: string;
  people: readonly Shopper[];
  self: string;
  nameOf: (who: string) => string | undefined;
  onClose: () => void;
}

/** Who shares the list, and the two addresses that let others in: one to the household, one to this list alone. */
export const ShareDialog = ({ open, onClose, people, self, listId, nameOf }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={t.shareTitle}>
    <DialogBody>
      <section className="share-part" aria-labelledby="share-household">
        <h3 className="h-20" id="share-household">
          {t.household}
        </h3>
        <p className="t15 muted">{t.householdText}</p>
        {people.length > 1 && <People people={people} self={self} />}
        <EmailFirst>
          <NewAddress
            label={t.inviteAddress}
            action={t.copyInvite}
            make={async () => `/app/household/${(await write('POST /household/invitation', {})).token}`}
          />
        </EmailFirst>
      </section>
      <section className="share-part" aria-labelledby="share-guests">
        <h3 className="h-20" id="share-guests">
          {t.guests}
        </h3>
        <p className="t15 muted">{t.guestsText({ days: LIST_LIMITS.linkDays })}</p>
        <EmailFirst>
          <NewAddress
            label={t.guestAddress}
            action={t.copyGuestLink}
            make={async () => `/share/list/${(await write('POST /shopping-lists/:id/guest-links', { id: listId })).token}`}
          />
        </EmailFirst>
        <GuestLinks listId={listId} self={self} nameOf={nameOf} />
      </section>
    </DialogBody>
    <DialogFoot>
      <Button variant="primary" onClick={onClose}>
        {t.done}
      </Button>
    </DialogFoot>
  </Dialog>
);

/** An address is made when it is first wanted, copied, and stays in sight: a browser may refuse to copy. */
function NewAddress({ label, action, make }: { label: string; action: string; make: () => Promise<string> }) {
  const toast = useToast();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function copy(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = address ?? siteOrigin() + (await make());
      setAddress(made);
      await navigator.clipboard.writeText(made);
      toast({ message: t.copied });
    } catch (error) {
      // refused by the browser, or there is no clipboard: the address can be copied by hand
      const isRefused = error instanceof DOMException || error instanceof TypeError;
      setProblem(isRefused ? t.notCopied : (error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {address !== undefined && <TextField label={label} value={address} readOnly onFocus={({ target }) => target.select()} />}
      {problem !== undefined && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {problem}
        </Banner>
      )}
      <Button icon={<IconLink />} busy={isBusy} onClick={() => void copy()}>
        {action}
      </Button>
    </>
  );
}

function GuestLinks({ listId, self, nameOf }: Pick<ShareDialogProps, 'listId' | 'self' | 'nameOf'>) {
  const toast = useToast();
  const { data, error } = useQuery(queryOf(client, 'GET /shopping-lists/:id/guest-links', { id: listId }));
  const [ending, setEnding] = useState<string>();

  async function end({ id: linkId }: GuestLink): Promise<void> {
    setEnding(linkId);
    try {
      await write('DELETE /shopping-lists/:id/guest-links/:linkId', { id: listId, linkId });
      toast({ message: t.turnedOff });
    } catch (problem) {
      toast({ message: (problem as Error).message, tone: 'error' });
    } finally {
      setEnding(undefined);
    }
  }

  if (error)
    return (
      <Banner tone="error" icon={<IconAlertTriangle />}>
        {error.message}
      </Banner>
    );
  if (!data?.items.length) return null;
  return (
    <ul className="guest-links" aria-label={t.openLinks}>
      {data.items.map((link) => {
        const until = new Date(link.expires_at);
        const words = link.made_by === self ? t.yourLink({ until }) : t.linkBy({ until, name: nameOf(link.made_by) ?? t.someone });
        return (
          <li key={link.id}>
            <span className="t15">{words}</span>
            <Button size="sm" variant="quiet" busy={ending === link.id} onClick={() => void end(link)}>
              {t.turnOff}
              <span className="sr"> {words}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
