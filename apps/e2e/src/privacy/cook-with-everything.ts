import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { FREE_RECIPE_LIMIT, operations } from '@simmer/contracts';
import { staff, VirtualPasskey, waitUntil } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { TOTP } from 'otpauth';
import { newPerson, operationOf, type Person } from '../authz/person';
import { FREE_GOALS, recipeSample, resources } from '../authz/resources';
import { newCanary, sampleInput } from '../authz/sample-input';
import { makePremium, testPaymentsOf } from '../make-premium';
import { Browser } from '../oauth/browser';
import { Linking } from '../oauth/linking';
import { type Certificates, Speaker } from '../voice/speaker';
import { WrittenTexts } from './written-texts';

const MONDAY = '2026-11-23';
const HOUR_MS = 3_600_000;

/** A cook who has used every feature, with a text of their own in every field that takes one. */
export interface FullCook {
  person: Person;
  /** Each text that an export tells, by what it was written into: `recipes.recipe.create title`. */
  canaries: ReadonlyMap<string, string>;
  /** Each that is kept and told to nobody. */
  untold: ReadonlyMap<string, string>;
  /** Each that is kept nowhere: secrets, and what is only looked for. */
  passing: ReadonlyMap<string, string>;
}

type Fields = Record<string, unknown>;

/** Writes into every field of every operation. Throws where a field takes text and nothing was written into it. The world has VOICE_SETTINGS and the certificates. */
export async function cookWithEverything(world: WorldUnderTest, certificates: Certificates): Promise<FullCook> {
  const person = await newPerson(world, 'cook', { keepsUp: true });
  const cook = new Writing(world, person, certificates);
  await cook.recipes();
  await cook.plansAndLists();
  await cook.files();
  await cook.profile();
  await cook.forks();
  await cook.moderation();
  await cook.tray();
  await cook.voice();
  await cook.payment();
  await cook.contact();
  await cook.notifications();
  await cook.whatIsOnlyLookedFor();
  await cook.secrets();
  const gaps = cook.texts.gaps();
  if (gaps.length > 0)
    throw new Error(`Nothing was written into these, so nobody knows whether they are exported and removed:\n${gaps.join('\n')}`);
  return { person, canaries: cook.texts.told(), untold: cook.texts.untold(), passing: cook.texts.passing() };
}

class Writing {
  readonly texts = new WrittenTexts();

  constructor(
    private readonly world: WorldUnderTest,
    private readonly person: Person,
    private readonly certificates: Certificates,
  ) {
    this.texts.note('identity.account.register email', person.canary);
  }

  async recipes(): Promise<void> {
    await this.send('recipes.recipe.create', {
      ...sample('recipes.recipe.create'),
      image_id: undefined,
      unlessOwned: undefined,
      whenFull: undefined,
      language: 'de',
    });
    const id = await resources.recipe.make(this.person);
    await this.send('recipes.recipe.update', { ...sample('recipes.recipe.update'), id, revision: 1, image_id: undefined, language: 'de' });
    await this.send('recipes.recipe.set-notes', {
      ...sample('recipes.recipe.set-notes'),
      id: await resources.recipe.make(this.person),
      revision: 1,
    });
    await this.send('recipes.recipe.set-tags', { id: await resources.recipe.make(this.person), tags: [newCanary()] });
    await this.send('recipes.recipe.put-cooked', { ...sample('recipes.recipe.put-cooked'), id, image_id: undefined });
    await this.send('recipes.collection.put', { id: randomUUID(), name: newCanary() });
    await this.send('recipes.food-choice.choose', { name: newCanary(), food_id: newCanary() });
    await this.send('recipes.share-link.share-recipe', { id: randomUUID(), recipe_id: id });
    const { id: deleted } = await this.sendKept('recipes.recipe.create', { title: newCanary() }, 'a deleted recipe');
    await this.send('recipes.recipe.delete', { id: deleted });
    const { id: shared } = await this.sendKept(
      'recipes.recipe.create',
      { ...recipeSample('Shared'), title: newCanary() },
      'a shared recipe',
    );
    await this.send('recipes.recipe.publish', {
      ...{ id: shared, published: true, form: 'recipe', license: 'cc-by', isOwn: true },
      ...{ cuisine: null, diets: [], credit_line: newCanary(), comes_from: newCanary() },
    });
    await this.underPublished(String(shared));
  }

  /** What is written under a recipe that is published, once the gallery has it. */
  private async underPublished(id: string): Promise<void> {
    await waitUntil(async () => {
      const { status } = await this.person.send(operationOf('community.rating.read'), { id });
      return status === 200;
    }, 'the recipe to be in the gallery');
    await this.send('community.made.put', { id, date: new Date().toISOString().slice(0, 10), note: newCanary() });
    await this.send('community.comment.create', { id, postId: randomUUID(), text: newCanary() });
    await this.send('community.feed-mail.change-settings', {
      ...{ frequency: 'daily', hour: 17, includes_answers: true, time_zone: 'Europe/Berlin' },
    });
    await this.send('community.feed.see', { parts: ['recipes'], until: new Date().toISOString() });
  }

  async plansAndLists(): Promise<void> {
    const dish = () => ({ id: randomUUID(), meal: newCanary(), recipe_id: null, title: newCanary(), servings: 2 });
    await this.send('recipes.meal-plan.change', {
      id: MONDAY,
      put: [{ ...dish(), date: MONDAY, position: 0, locked: false, leftover_of: null }],
      slots: [
        {
          date: MONDAY,
          meal: newCanary(),
          eaters: null,
          guests: [{ name: newCanary(), portion: 1, diets: [newCanary()], allergens: [newCanary()] }],
          max_minutes: null,
        },
      ],
    });
    const { token: week } = await this.send('recipes.share-link.share-week', { id: randomUUID(), first: MONDAY });
    await this.send('recipes.share-link.save-week', { token: week, id: randomUUID(), name: newCanary() });
    const { id: _, ...templateDish } = dish();
    await this.send('recipes.meal-plan.put-template', { id: randomUUID(), name: newCanary(), dishes: [{ ...templateDish, day: 0 }] });
    await this.send('recipes.meal-plan.change-settings', {
      ...sample('recipes.meal-plan.change-settings'),
      meals: [newCanary()],
      max_minutes: [{ weekday: 0, meal: newCanary(), minutes: 30 }],
      recurring: [{ ...dish(), weekday: 0, from: MONDAY }],
    });
    const { id } = await this.send('recipes.shopping-list.create', { id: randomUUID(), name: newCanary() });
    await this.send('recipes.shopping-list.rename', { id: await resources.shoppingList.make(this.person), name: newCanary() });
    await this.send('recipes.shopping-list.add-item', { id: randomUUID(), text: newCanary() });
    await this.send('recipes.shopping-list.sync', { id, ...doneByADevice() });
    await this.send('recipes.shopping-list.visit', { id, tab: newCanary(), isHere: true });
    const { token } = await this.send('recipes.shopping-list.make-link', { id });
    await this.send('recipes.guest-list.sync', { token, name: newCanary(), ...doneByADevice() });
    await this.send('recipes.guest-list.visit', { token, name: newCanary(), tab: newCanary(), isHere: true });
  }

  /** One recipe more than a plan without Premium has room for. */
  async tray(): Promise<void> {
    const create = (fields: Fields) => this.person.send(operationOf('recipes.recipe.create'), { ...recipeSample('Soup'), ...fields });
    await Promise.all(Array.from({ length: FREE_RECIPE_LIMIT }, () => create({ id: randomUUID(), whenFull: undefined })));
    const name = newCanary();
    const { status } = await create({ id: randomUUID(), whenFull: { origin: 'text', name } });
    if (status !== 201) throw new Error(`A recipe that should wait in the tray was answered with ${status}.`);
    this.texts.note('recipes.recipe.create whenFull.name', name);
  }

  async files(): Promise<void> {
    const importing = await this.send('importer.import.start', sample('importer.import.start'));
    await this.untilDone('importer.import.read', importing, ['queued', 'running']);
    const several = sample('importer.import.start-many') as { imports: { id: string }[] };
    await this.send('importer.import.start-many', several);
    for (const one of several.imports) await this.untilDone('importer.import.read', one, ['queued', 'running']);
    const page = newCanary();
    const html = `<script type="application/ld+json">${JSON.stringify(aRecipe(page))}</script>`;
    const fromPage = sample('importer.import.start-from-page');
    const started = await this.sendFile('importer.import.start-from-page', fromPage, 'page', 'html', html, page);
    await this.untilDone('importer.import.read', started, ['queued', 'running']);
    const recipe = newCanary();
    const fileImport = { id: randomUUID() };
    await this.sendFile('importer.file-import.start', fileImport, 'files', 'json', JSON.stringify(aRecipe(recipe)), recipe);
    await this.untilDone('importer.file-import.read', fileImport, ['reading']);
    await this.send('importer.file-import.save', { ...fileImport, collectionName: newCanary() });
    await this.untilDone('importer.file-import.read', fileImport, ['saving']);
    const { id: recipeExport } = await this.send('importer.export.start', { id: randomUUID(), format: 'simmer' });
    await this.untilDone('importer.export.read', { id: recipeExport }, ['running']);
    await resources.image.make(this.person);
  }

  async profile(): Promise<void> {
    const name = newCanary();
    await this.send('identity.profile.change', { name, about: newCanary(), username: newCanary().slice(0, 30) });
    await this.send('identity.household.put-eater', { ...sample('identity.household.put-eater'), ...FREE_GOALS });
    await this.send('identity.household.invite', {});
    await this.send('identity.preferences.change', { quietHours: { from: '22:00', until: '07:00' } });
    await this.send('identity.email.change', { requestId: randomUUID(), email: `${newCanary()}@example.com` });
    const id = randomUUID();
    const { key } = await this.send('identity.second-factor.add-authenticator', { id });
    const code = new TOTP({ secret: String(key) }).generate();
    await this.send('identity.second-factor.confirm-authenticator', { id, code, name: newCanary() });
    const renamed = await this.addPasskey();
    await this.send('identity.passkey.rename', { id: renamed.id, name: newCanary() });
    await this.addPasskey();
    await this.send('identity.api-token.create', { id: randomUUID(), name: newCanary(), scopes: ['recipes:read'] });
  }

  /** A copy of what another cook shares, changed, published and offered back. */
  async forks(): Promise<void> {
    const original = await this.shared(await newPerson(this.world));
    const { body } = await this.person.send(operationOf('recipes.published-recipe.save'), { id: original });
    const id = String(body['id']);
    const becomes = newCanary();
    await this.person.send(operationOf('recipes.recipe.update'), { id, revision: 1, title: 'Changed', ingredients: [becomes] });
    await this.publish(this.person, id);
    await this.send('community.offer.put', { id, changes: [{ list: 'ingredients', was: null, becomes }] });
  }

  /** What another cook shares is reported, and what staff decide about the cook's own appealed. */
  async moderation(): Promise<void> {
    const other = await newPerson(this.world);
    const username = `cook-${randomUUID().slice(0, 8)}`;
    await other.send(operationOf('identity.profile.change'), { username });
    await this.send('community.report.chef', { username, reason: 'other', note: newCanary() });
    const reported = await this.shared(other);
    await this.send('community.report.recipe', { id: reported, reason: 'copied', note: newCanary() });
    const entry = { id: reported, date: new Date().toISOString().slice(0, 10) };
    const { body } = await other.send(operationOf('community.made.put'), entry);
    await this.send('community.report.post', { id: body['id'], reason: 'unkind', note: newCanary() });
    const own = await this.shared(this.person);
    await other.send(operationOf('community.report.recipe'), { id: own, reason: 'copied', note: '' });
    const moderator = staff(['moderator']);
    const { items } = await this.world.call(operations.community.moderationCase.list, { limit: 100 }, moderator);
    const { id, revision } = items.find(({ content_id }) => content_id === own) ?? { id: '', revision: 0 };
    await this.world.call(
      operations.community.moderationCase.decide,
      { id, revision, action: 'hide', rule: 'copied', letter: 'Please give credit.' },
      moderator,
    );
    await this.send('community.moderation.appeal', { id, text: newCanary() });
  }

  /** A recipe of somebody's that the gallery shows. */
  private async shared(author: Person): Promise<string> {
    const id = await resources.recipe.make(author);
    await this.publish(author, id);
    return id;
  }

  private async publish(author: Person, id: string): Promise<void> {
    await author.send(operationOf('recipes.recipe.publish'), { id, published: true, isOwn: true, license: 'cc-by' });
    await waitUntil(async () => {
      const { text } = await author.send(operationOf('community.gallery.list'), { limit: 100 });
      return text.includes(id);
    }, 'a recipe to be in the gallery');
  }

  private async addPasskey(): Promise<VirtualPasskey> {
    const passkey = new VirtualPasskey(this.world.gatewayUrl);
    const { challengeId, options } = await this.send('identity.passkey.start-adding', {});
    await this.send('identity.passkey.add', { challengeId, name: newCanary(), response: passkey.make(options as Fields) });
    return passkey;
  }

  /** What is said to a voice device that is linked. */
  async voice(): Promise<void> {
    await makePremium(this.world, this.person.account.id);
    const linking = await Linking.in(this.world);
    const browser = new Browser(this.world.gatewayUrl, this.person.cookie);
    const { accessToken } = await linking.link({ browser, accountId: this.person.account.id });
    const speaker = new Speaker(this.world.gatewayUrl, this.certificates, accessToken, newCanary());
    const said = newCanary();
    const { text } = await speaker.say(`add ${said}`);
    if (!text.includes(said)) throw new Error(`The voice device was answered: ${text}`);
    this.texts.note('identity.voice.answer body', said);
    this.texts.note('identity.voice.answer account', speaker.userId);
  }

  /** Premium that is paid for, in the test mode. */
  async payment(): Promise<void> {
    const { session_id } = await this.send('billing.checkout.create', { id: randomUUID(), interval: 'monthly' });
    const sessionId = String(session_id);
    await testPaymentsOf(this.world).pay(sessionId, { card: 'paid', email: this.person.account.email });
    await this.send('billing.checkout.confirm', { session_id: sessionId });
  }

  /** A question, and a copyright complaint. */
  async contact(): Promise<void> {
    const sender = () => ({ id: randomUUID(), name: newCanary(), email: `${newCanary()}@example.com` });
    await this.send('identity.contact.send', { ...sender(), topic: 'question', message: newCanary() });
    const complaint = { work: newCanary(), place: newCanary(), good_faith: true, signature: newCanary() };
    await this.send('identity.contact.send', { ...sender(), topic: 'copyright', complaint });
  }

  async notifications(): Promise<void> {
    const device = createECDH('prime256v1');
    const p256dh = device.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    await this.send('identity.push.subscribe', {
      ...{ id: randomUUID(), endpoint: `https://push.example/${newCanary()}`, keys: { p256dh, auth }, timeZone: 'Europe/Berlin' },
    });
    const endsAt = new Date(Date.now() + HOUR_MS).toISOString();
    await this.send('identity.push.put-timer', { id: randomUUID(), name: newCanary(), recipeId: randomUUID(), endsAt });
  }

  async whatIsOnlyLookedFor(): Promise<void> {
    for (const subject of ['recipes.recipe.list', 'recipes.recipe.search', 'recipes.recipe.facets', 'community.gallery.list']) {
      const { after: _, favorite: __, exact: ___, author: ____, ...given } = sample(subject);
      await this.send(subject, given);
    }
    await this.send('identity.profile.check-username', { username: newCanary().slice(0, 30) });
    await this.send('identity.password.forgot', { requestId: randomUUID(), email: `${newCanary()}@example.com` });
    await this.send('importer.export.start-pdf', { ...sample('importer.export.start-pdf'), language: 'de' }, [409, 403, 429]);
  }

  /** Passwords, right and wrong, and what opens something. */
  async secrets(): Promise<void> {
    const { email } = this.person.account;
    const refused = [400, 401, 403, 404, 409, 422];
    await this.send('identity.session.start', { email, password: newCanary() }, refused);
    await this.send('identity.session.start', { email: `${newCanary()}@example.com`, password: newCanary() }, refused);
    await this.send('identity.session.confirm', { password: newCanary() }, refused);
    await this.send('identity.password.reset', { token: newCanary(), password: newCanary() }, refused);
    await this.send('identity.password.change', { password: newCanary() });
    const other = await newPerson(this.world);
    const written = { password: newCanary(), name: newCanary() };
    const reply = await other.send(operationOf('identity.account.register'), {
      ...written,
      email: other.account.email,
      acceptsTerms: true,
    });
    this.texts.written('identity.account.register', written, reply, refused);
  }

  private async send(subject: string, given: Fields, mayBe: readonly number[] = []): Promise<Fields> {
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return this.texts.written(subject, input, await this.person.send(operationOf(subject), input), mayBe);
  }

  /** The same under a name of its own, where one operation writes several things. */
  private async sendKept(subject: string, given: Fields, as: string): Promise<Fields> {
    const reply = await this.person.send(operationOf(subject), given);
    return this.texts.written(subject, given, reply, [], as);
  }

  private async sendFile(subject: string, given: Fields, field: string, kind: string, content: string, told: string): Promise<Fields> {
    const file = new File([content], `${newCanary()}.${kind}`);
    const answer = await this.send(subject, { ...given, [field]: field.endsWith('s') ? [file] : file });
    this.texts.note(`${subject} ${field}: what is in it`, told);
    return answer;
  }

  private async untilDone(subject: string, { id }: Fields, running: readonly string[]): Promise<void> {
    const status = async () => String((await this.person.send(operationOf(subject), { id })).body['status']);
    await waitUntil(async () => !running.includes(await status()), `${subject} to end`);
  }
}

const sample = (subject: string): Fields => sampleInput(operationOf(subject), newCanary);

const aRecipe = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 leek'],
  recipeInstructions: 'Boil it.',
});

/** Everything that a device can do to items of a list, with texts wherever it writes. */
function doneByADevice(): Fields {
  const device = newCanary();
  const item = newCanary();
  const each = (number: number) => ({ device, number, clock: `${Date.now().toString(36).padStart(9, '0')}.000${number}.${device}`, item });
  const amount = () => [{ quantity: 1, quantityMax: null, unit: newCanary() }];
  return {
    device,
    mark: 0,
    operations: [
      { ...each(1), type: 'add', fields: { name: newCanary(), 'share:own': amount() } },
      { ...each(2), type: 'set', field: 'note', value: newCanary() },
      { ...each(3), type: 'set', field: 'share:own', value: amount() },
      { ...each(4), type: 'move', order: newCanary() },
      { ...each(5), type: 'set', field: newCanary(), value: true },
    ],
  };
}
