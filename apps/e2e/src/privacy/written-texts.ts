import { allOperations, type Operation } from '@simmer/contracts';
import type { Reply } from '../authz/person';
import { textPathsOf } from '../authz/sample-input';

/**
 * Where text that is sent is kept nowhere, or none of a cook's own, and why. A place is an operation and a path of its input; `*` stands for anything.
 * Texts that are sent there all the same must be found in no store at any time.
 */
const NOT_KEPT: Readonly<Record<string, string>> = {
  '* password': 'a secret',
  '* token': 'a secret of ours',
  '* code': 'a secret of ours',
  '* uid': 'an id of ours',
  '* after': 'a cursor of ours',
  '* lastEventId': 'a cursor of ours',
  'identity.session.revoke id': 'an id of ours',
  'identity.passkey.remove id': 'an id of a browser’s',
  'identity.passkey.rename id': 'an id of a browser’s',
  'identity.oauth.* request.*': 'what an OAuth client sends',
  'identity.voice.answer signature': 'of the voice platform',
  'identity.voice.answer chainUrl': 'of the voice platform',
  'identity.account.register name': 'an address that has an account already gets no second one',
  'identity.session.start email': 'an address that has no account',
  'identity.password.forgot email': 'an address that has no account',
  'identity.profile.check-username username': 'only looked for',
  'identity.contact.send website': 'only looked at: people do not see the field',
  'gateway.contact-form.send *': 'sent on as a message',
  'gateway.site-map.show-part part': 'the number of a part',
  'community.help.vote slug': 'the name of an article of ours',
  'community.chef.* username': 'only looked for',
  'community.chef-page.* username': 'only looked for',
  'community.report.chef username': 'of another cook',
  'community.offer.put changes[].was': 'of another cook’s recipe',
  'community.feed-mail.change-settings time_zone': 'the name of a time zone, and nothing else',
  'identity.push.subscribe timeZone': 'the name of a time zone, and nothing else',
  'community.gallery.list search': 'only looked for',
  'community.gallery.list author': 'only looked for',
  'community.gallery.read slug': 'only looked for',
  'community.video.list search': 'only looked for',
  'community.video.list categories[]': 'only looked for',
  'community.video.list tags[]': 'only looked for',
  'community.video.list featured_first': 'yes or no',
  'recipes.recipe.list search': 'only looked for',
  'recipes.recipe.list tag': 'only looked for',
  'recipes.recipe.list favorite': 'yes or no',
  'recipes.recipe.search q': 'only looked for',
  'recipes.starter-recipe.add items[].starter': 'the name of a recipe of ours',
  'recipes.recipe.search exact': 'yes or no',
  'recipes.recipe.facets search': 'only looked for',
  'recipes.recipe.facets favorite': 'yes or no',
  'recipes.recipe.create unlessOwned.addresses[]': 'only looked for',
  'recipes.*.sync operations[].by': 'told by the server',
  'recipes.*.sync operations[].adds[]': 'ids of a device’s',
  'identity.voice.answer account': 'an id of the voice platform, of which a hash is kept',
  'recipes.guest-list.sync operations[].order': 'guests move nothing',
  'recipes.guest-list.sync operations[].field': 'guests set a note and amounts, and nothing else',
  'importer.import.start-from-page page': 'the name of the file',
  'billing.checkout.create email': 'of somebody without an account',
  'billing.checkout.confirm session_id': 'an id of the payment service',
  'billing.test-checkout.pay email': 'of somebody without an account',
  'billing.webhook.receive signature': 'of the payment service',
  'billing.webhook.receive body': 'of the payment service, of which ids are kept',
  'media.image.upload-file file': 'a picture, which has no text',
};

/** Places whose texts are kept, and in no export: they say nothing to anybody. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'recipes.shopping-list.visit tab': 'an id of a browser’s, for a minute',
  'recipes.guest-list.visit tab': 'an id of a browser’s, for a minute',
  'recipes.guest-list.visit name': 'a guest, for a minute',
};

/** Which texts were sent where, to know what to look for, and where none was. */
export class WrittenTexts {
  private readonly texts = new Map<string, string>();

  /** Takes down what was sent with one operation, unless it was refused; `mayBe`: with these statuses it does not matter. Returns the answer. */
  written(
    subject: string,
    input: Record<string, unknown>,
    { status, body, text }: Reply,
    mayBe: readonly number[] = [],
    as?: string,
  ): Record<string, unknown> {
    if (status >= 400 && !mayBe.includes(status)) throw new Error(`${subject} was refused: ${text.split('\n').at(-1)}`);
    for (const [path, value] of textsIn(input, '')) {
      const [canary] = /canary[a-p]{8,32}/.exec(value) ?? [];
      if (canary) this.note(`${as ?? subject} ${path}`, canary);
    }
    return body;
  }

  note(place: string, canary: string): void {
    this.texts.set(place, canary);
  }

  /** Places where a cook can send text and nothing was sent. */
  gaps(): string[] {
    const places = textPlaces();
    const sent = [...this.texts.keys()];
    return places.filter((place) => !sent.some((one) => isAt(one, place)) && !isIn(NOT_KEPT, place));
  }

  /** What is kept, and told in an export. */
  told(): Map<string, string> {
    return this.where((place) => !isIn(NOT_KEPT, place) && !isIn(NOT_TOLD, place));
  }

  /** What is kept, and told to nobody. */
  untold(): Map<string, string> {
    return this.where((place) => isIn(NOT_TOLD, place));
  }

  /** What is kept nowhere. */
  passing(): Map<string, string> {
    return this.where((place) => isIn(NOT_KEPT, place));
  }

  private where(condition: (place: string) => boolean): Map<string, string> {
    return new Map([...this.texts].filter(([place]) => condition(place)));
  }
}

/** Everywhere that somebody who is no staff can send text of their own: `recipes.recipe.create title`. */
export const textPlaces = (): string[] =>
  allOperations()
    .filter((operation) => operation.http && operation.access !== 'staff' && operation.access !== 'service')
    .flatMap((operation) => textPathsOf(operation).map((path) => `${nameOf(operation)} ${path}`));

const nameOf = ({ subject }: Operation): string => subject.replace('rpc.', '');

/** Whether what is sent to a place is stored, as text of whoever sent it. */
export const isKept = (place: string): boolean => !isIn(NOT_KEPT, place);

export const isIn = (places: Readonly<Record<string, string>>, place: string): boolean =>
  Object.keys(places).some((one) => isAt(place, one));

/** Whether a place is the one that a pattern names. */
function isAt(place: string, pattern: string): boolean {
  const source = pattern.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', '.+');
  return new RegExp(`^${source}$`).test(place);
}

function textsIn(value: unknown, path: string): [string, string][] {
  if (value instanceof File) return [[path, value.name]];
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}
