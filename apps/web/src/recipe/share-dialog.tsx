import { newId, queryOf } from '@simmer/client';
import type { MadeShareLink, ShareLink } from '@simmer/contracts';
import { SHARE_LINK_LIMITS } from '@simmer/contracts/constants';
import { notDone } from '@simmer/messages/common';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { Button, Dialog, IconCopy, IconShare, SelectField, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { siteOrigin } from '../browser/site';
import { client } from '../api/client';
import { EmailFirst } from '../app/session/email-first';
import { write } from '../api/write';
import { useAction, useAttempt } from '../forms/use-action';
import './share-dialog.css';

const LIFETIMES = [7, 30, 365] as const;

export interface ShareDialogProps extends Pick<ShareLink, 'kind' | 'about'> {
  /** Of what is shared, for whoever it is sent to. */
  title: string;
  /** What whoever has the link can do. */
  text: string;
  make: (id: string, days: number) => Promise<MadeShareLink>;
  onClose: () => void;
}

/** Makes links that show one thing to whoever has them, sends them on, and switches them off. */
export function ShareDialog({ kind, about, title, text, make: makeLink, onClose }: ShareDialogProps) {
  const { data } = useQuery(queryOf(client, 'GET /share-links', {}));
  const [days, setDays] = useState<number>(SHARE_LINK_LIMITS.defaultDays);
  /** Of the link that is made next: the same until it is there or another is wanted, so that a try sent again makes no second one. */
  const [nextId, setNextId] = useState(newId);
  /** The secrets of the links that were made here, by link: nobody is told them again. */
  const [tokens, setTokens] = useState<ReadonlyMap<string, string>>(new Map());
  const open = data?.items.filter((link) => link.kind === kind && link.about === about && isOpen(link)) ?? [];

  const making = useAction(async () => {
    const { token, link } = await makeLink(nextId, days);
    setTokens((known) => new Map(known).set(link.id, token));
    setNextId(newId());
  });

  return (
    <Dialog open onClose={onClose} title={t.shareTitle} foot={<Button onClick={onClose}>{t.done}</Button>}>
      <p>{text}</p>
      <div className="share-make">
        <SelectField
          label={t.goodFor}
          value={days}
          onChange={(event) => {
            setDays(Number(event.target.value));
            setNextId(newId());
          }}
        >
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime} value={lifetime}>
              {t.lifetimes[lifetime]}
            </option>
          ))}
        </SelectField>
        <EmailFirst>
          <Button {...(tokens.size === 0 && { variant: 'primary' as const })} busy={making.busy} onClick={making.run}>
            {t.makeLink}
          </Button>
        </EmailFirst>
      </div>
      {open.length > 0 && (
        <section aria-labelledby="open-links">
          <h3 className="h-20" id="open-links">
            {t.openLinks}
          </h3>
          <ul className="share-links">
            {open.map((link) => (
              <OpenLink key={link.id} link={link} token={tokens.get(link.id)} title={title} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const isOpen = ({ revoked, expires_at }: ShareLink): boolean => !revoked && Date.parse(expires_at) > Date.now();

/** With its address where it was made just now. */
function OpenLink({ link, token, title }: { link: ShareLink; token: string | undefined; title: string }) {
  const toast = useToast();
  const attempt = useAttempt();
  const at = new Date(link.expires_at);

  async function setRevoked(revoked: boolean): Promise<void> {
    await attempt(async () => {
      await write('PUT /share-links/:id/revoked', { id: link.id, revoked });
      if (revoked) toast({ message: t.switchedOff, action: { label: recipeTexts.undo, onAction: () => void setRevoked(false) } });
    }, notDone);
  }

  const switchOff = (
    <Button size="sm" variant="quiet" aria-label={t.switchOffOf({ at })} onClick={() => void setRevoked(true)}>
      {t.switchOff}
    </Button>
  );
  if (token !== undefined) return <NewLink address={`${siteOrigin()}/share/${token}`} title={title} at={at} switchOff={switchOff} />;
  return (
    <li>
      <p>{t.until({ at })}</p>
      <div className="acts">{switchOff}</div>
    </li>
  );
}

interface NewLinkProps {
  address: string;
  title: string;
  at: Date;
  switchOff: ReactNode;
}

/** The system's own sheet where there is one, the clipboard everywhere. */
function NewLink({ address, title, at, switchOff }: NewLinkProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const canSend = 'share' in navigator;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ message: t.copied });
    } catch {
      // refused by the browser, or there is no clipboard
      field.current?.select();
      toast({ message: t.notCopied, tone: 'error' });
    }
  }

  async function send(): Promise<void> {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // closed without sending
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <li>
      <TextField
        ref={field}
        label={t.link}
        hideLabel
        readOnly
        value={address}
        hint={`${t.until({ at })}. ${t.shownOnce}`}
        onFocus={(event) => event.target.select()}
      />
      <div className="acts">
        <Button size="sm" variant="primary" icon={<IconCopy />} onClick={() => void copy()}>
          {t.copyLink}
        </Button>
        {canSend && (
          <Button size="sm" icon={<IconShare />} onClick={() => void send()}>
            {t.sendLink}
          </Button>
        )}
        {switchOff}
      </div>
    </li>
  );
}
