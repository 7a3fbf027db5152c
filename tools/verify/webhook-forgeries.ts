// Events that the payment service has not signed, or not these, or not now.
import type { StripeStandIn } from '../../apps/billing/src/spec/stripe-stand-in';

/** How old an event may be. */
const TOLERANCE_SECONDS = 300;

interface Forgery {
  body: string;
  /** Null: the header is missing. */
  signature: string | null;
}

type Forge = (stripe: StripeStandIn, body: string, random: () => number) => Forgery;

const now = () => Math.floor(Date.now() / 1_000);
const upTo = (random: () => number, most: number) => Math.floor(random() * most);
const wordOf = (random: () => number) => upTo(random, 2 ** 31).toString(36);
const codeOf = (signature: string) => signature.slice(signature.indexOf('v1=') + 3);

/** By what is wrong with them. */
export const FORGERIES: Readonly<Record<string, Forge>> = {
  'another secret': (stripe, body, random) => ({ body, signature: stripe.signatureOf({ body }, { secret: `whsec_${wordOf(random)}` }) }),
  'no secret': (stripe, body) => ({ body, signature: stripe.signatureOf({ body }, { secret: '' }) }),
  'too old': (stripe, body, random) => ({
    body,
    signature: stripe.signatureOf({ body }, { timestamp: now() - TOLERANCE_SECONDS - 1 - upTo(random, 86_400) }),
  }),
  'from the future': (stripe, body, random) => ({
    body,
    // the product's clock goes on until it looks
    signature: stripe.signatureOf({ body }, { timestamp: now() + TOLERANCE_SECONDS + 60 + upTo(random, 86_400) }),
  }),
  'a newer time written before an old one': (stripe, body, random) => ({
    body,
    signature: `t=${now()},${stripe.signatureOf({ body }, { timestamp: now() - TOLERANCE_SECONDS - 1 - upTo(random, 86_400) })}`,
  }),
  'a time of now written before one of the future': (stripe, body, random) => ({
    body,
    signature: `t=${now()},${stripe.signatureOf({ body }, { timestamp: now() + TOLERANCE_SECONDS + 60 + upTo(random, 86_400) })}`,
  }),
  'the time replaced': (stripe, body, random) => ({
    body,
    signature: stripe.signatureOf({ body }, { timestamp: now() - 400 }).replace(/t=\d+/, `t=${now() - upTo(random, 200)}`),
  }),
  'one character changed': (stripe, body, random) => {
    const at = upTo(random, body.length);
    const other = body[at] === 'x' ? 'y' : 'x';
    return { body: body.slice(0, at) + other + body.slice(at + 1), signature: stripe.signatureOf({ body }) };
  },
  'something added': (stripe, body, random) => ({
    body: `${body}${' '.repeat(1 + upTo(random, 5))}`,
    signature: stripe.signatureOf({ body }),
  }),
  'the signature of another event': (stripe, body, random) => ({
    body,
    signature: stripe.signatureOf({ body: body.replace('evt_', `evt_${wordOf(random)}`) }),
  }),
  'written anew with the same meaning': (stripe, body) => ({
    body: JSON.stringify(JSON.parse(body), null, 1),
    signature: stripe.signatureOf({ body }),
  }),
  'no header': (_stripe, body) => ({ body, signature: null }),
  'a header of nothing': (_stripe, body, random) => ({
    body,
    signature: ['t=,v1=', ',', 't', `t=${now()}`, `v1=${wordOf(random)}`, '='][upTo(random, 6)] ?? '',
  }),
  'no time': (stripe, body) => ({ body, signature: `v1=${codeOf(stripe.signatureOf({ body }))}` }),
  'another scheme': (stripe, body) => ({ body, signature: stripe.signatureOf({ body }).replace('v1=', 'v0=') }),
  'cut short': (stripe, body, random) => {
    const signature = stripe.signatureOf({ body });
    return { body, signature: signature.slice(0, -1 - upTo(random, 60)) };
  },
  'two signatures, both by others': (stripe, body, random) => {
    const by = (secret: string) => stripe.signatureOf({ body }, { secret });
    return { body, signature: `${by(`whsec_${wordOf(random)}`)},v1=${codeOf(by(`whsec_${wordOf(random)}`))}` };
  },
  'a second signature of another body': (stripe, body, random) => ({
    body,
    signature: `${stripe.signatureOf({ body }, { secret: `whsec_${wordOf(random)}` })},v1=${codeOf(stripe.signatureOf({ body: `${body} ` }))}`,
  }),
};
