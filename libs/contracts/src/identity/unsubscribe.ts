import { z } from 'zod';
import { Redirect } from '../kit/http';
import { operation } from '../kit/operation';

const MAX_FORM_BYTES = 4 * 1024;
const token = { token: z.string().max(200).describe('Signed by us; from the address in the mail') };
/** Whoever opens the address has no session: it stands in a mail, and programs of mailboxes use it. */
const fromMail = { path: '/unsubscribe/:token', authentication: 'none' } as const;

/** Ends mails by the address that each of them has (RFC 8058). */
export const unsubscribe = {
  /** Reading changes nothing: scanners of mails follow every link. */
  open: operation('rpc.identity.unsubscribe.open', {
    summary: 'Go to the page that asks whether to end these emails',
    access: 'public',
    http: { method: 'GET', ...fromMail, answer: { kind: 'redirect' } },
    input: z.strictObject(token),
    output: Redirect,
  }),
  confirm: operation('rpc.identity.unsubscribe.confirm', {
    summary: 'End these emails, with one click; done twice it is the same',
    access: 'public',
    http: {
      method: 'POST',
      ...fromMail,
      // `List-Unsubscribe=One-Click`, in either form that mailboxes send; it says no more than the address does
      body: { kind: 'raw', maxBytes: MAX_FORM_BYTES },
      crossSite: 'allowed',
      budget: 'partner',
    },
    input: z.strictObject({ ...token, body: z.base64().optional() }),
    output: z.object({ ended: z.literal(true) }),
    errors: ['identity.unsubscribe-link-unknown'],
  }),
};
