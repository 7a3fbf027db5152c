import { newId, queryOf, RequestProblem } from '@simmer/client';
import type { Recipe, ShareLink } from '@simmer/contracts';
import { SHARE_LINK_LIMITS } from '@simmer/contracts/constants';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { Button, Dialog, IconCopy, IconShare, SelectField, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../app/client';
import { write } from '../../../data/write';

const LIFETIMES = [7, 30, 365] as const;

/** Makes links that show a recipe to whoever has them, sends them on, and switches them off. */
export function ShareDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { data } = useQuery(queryOf(client, 'GET /share-links', {}));
  const [days, setDays] = useState<number>(SHARE_LINK_LIMITS.defaultDays);
  const [isMaking, setMaking] = useState(false);
  const toast = useToast();
  const open = data?.items.filter((link) => isOpen(link, recipe.id)) ?? [];

  async function make(id: string = newId()): Promise<void> {
    setMaking(true);
    try {
      await write('POST /share-links', { id, recipe_id: recipe.id, days });
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({ message: error.message, tone: 'error', action: { label: recipeTexts.retry, onAction: () => void make(id) } });
    } finally {
      setMaking(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t.shareTitle} foot={<Button onClick={onClose}>{t.done}</Button>}>
      <p>{t.shareText}</p>
      <div className="share-make">
        <SelectField label={t.goodFor} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime} value={lifetime}>
              {t.lifetimes[lifetime]}
            </option>
          ))}
        </SelectField>
        <Button variant="primary" busy={isMaking} onClick={() => void make()}>
          {t.makeLink}
        </Button>
      </div>
      {open.length > 0 && (
        <section aria-labelledby="open-links">
          <h3 className="h-20" id="open-links">
            {t.openLinks}
          </h3>
          <ul className="share-links">
            {open.map((link) => (
              <OpenLink key={link.id} link={link} title={recipe.title} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const isOpen = ({ kind, about, revoked, expires_at }: ShareLink, recipeId: string): boolean =>
  kind === 'recipe' && about === recipeId && !revoked && Date.parse(expires_at) > Date.now();

/** The system's own sheet where there is one, the clipboard everywhere. */
function OpenLink({ link, title }: { link: ShareLink; title: string }) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const at = new Date(link.expires_at);
  const address = `${window.location.origin}/share/${link.token}`;
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

  async function setRevoked(revoked: boolean): Promise<void> {
    try {
      await write('PUT /share-links/:id/revoked', { id: link.id, revoked });
      if (revoked) toast({ message: t.switchedOff, action: { label: recipeTexts.undo, onAction: () => void setRevoked(false) } });
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({ message: error.message, tone: 'error', action: { label: recipeTexts.retry, onAction: () => void setRevoked(revoked) } });
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
        hint={t.until({ at })}
        onFocus={(event) => event.target.select()}
      />
      <div className="acts">
        <Button size="sm" icon={<IconCopy />} onClick={() => void copy()}>
          {t.copyLink}
        </Button>
        {canSend && (
          <Button size="sm" icon={<IconShare />} onClick={() => void send()}>
            {t.sendLink}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={t.switchOffOf({ at })} onClick={() => void setRevoked(true)}>
          {t.switchOff}
        </Button>
      </div>
    </li>
  );
}
