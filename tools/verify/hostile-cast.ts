// Cooks who write hostile texts into every field that others read, and everything that comes of it.
import { randomUUID } from 'node:crypto';
import { CONTACT_TOPICS, MODERATION_LIMITS, operations } from '@simmer/contracts';
import { staff, waitUntil } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { makePremium } from '../../apps/e2e/src/make-premium';
import { newPerson, operationOf, type Person, visitorOf } from '../../apps/e2e/src/authz/person';
import { FREE_GOALS } from '../../apps/e2e/src/authz/resources';
import { sampleInput } from '../../apps/e2e/src/authz/sample-input';
import type { TextSupply } from './hostile-texts';

const MONDAY = '2026-11-23';
/** Lines of a recipe, items of a list. */
const LINES = 40;
const ITEMS = 150;
const COMMENTS = 30;
const MADE_BY_ONE = 10;

type Fields = Record<string, unknown>;

export class HostileCast {
  /** What was made, to be opened. */
  readonly recipeIds: string[] = [];
  readonly username = `author-${randomUUID().slice(0, 8)}`;
  readonly lotte = staff(['moderator']);

  private constructor(
    private readonly world: WorldUnderTest,
    private readonly texts: TextSupply,
    readonly author: Person,
    readonly other: Person,
    readonly mate: Person,
  ) {}

  static async in(world: WorldUnderTest, texts: TextSupply): Promise<HostileCast> {
    const [author, other, mate] = [await newPerson(world), await newPerson(world), await newPerson(world)];
    await makePremium(world, author.account.id);
    await makePremium(world, other.account.id);
    const cast = new HostileCast(world, texts, author, other, mate);
    await cast.send(author, 'identity.profile.change', { username: cast.username, name: cast.take('identity.profile.change name', 40) });
    return cast;
  }

  /** Recipes that everybody sees, with texts in each of their fields. */
  async publish(count: number): Promise<void> {
    for (let made = 0; made < count; made++) {
      const input = this.sample('recipes.recipe.create');
      const lines = (list: string, most: number) => this.texts.takeEach(`recipes.recipe.create ${list}[].text`, most, LINES);
      const { id } = await this.send(this.author, 'recipes.recipe.create', {
        ...input,
        ...{ image_id: undefined, unlessOwned: undefined, whenFull: undefined, id: undefined, language: 'en', origins: undefined },
        image_url: `https://127.0.0.1:9/${encodeURIComponent(this.take('recipes.recipe.create image_url', 200))}`,
        ingredients: [...(input['ingredients'] as unknown[]), ...lines('ingredients', 500).map((text) => ({ text }))],
        instructions: [...(input['instructions'] as unknown[]), ...lines('instructions', 5_000).map((text) => ({ text }))],
        tags: this.texts.takeEach('recipes.recipe.create tags[]', 60, LINES),
      });
      await this.share(this.author, String(id));
      this.recipeIds.push(String(id));
    }
    await this.pass();
  }

  /** What another cook writes under them, a changed copy, and reports. */
  async answer(): Promise<void> {
    const [first = '', second = first] = this.recipeIds;
    const date = new Date().toISOString().slice(0, 10);
    for (let written = 0; written < COMMENTS; written++) {
      const postId = randomUUID();
      await this.write(this.other, 'community.comment.create', { id: first, postId, answer_to: null });
      if (written === 0) await this.pass();
      if (written === 0) await this.write(this.author, 'community.comment.create', { id: first, postId: randomUUID(), answer_to: postId });
    }
    // one cook may write no more than so much a day
    let guest = this.other;
    for (const [at, id] of this.recipeIds.entries()) {
      if (at % MADE_BY_ONE === 0) guest = await newPerson(this.world);
      await this.write(guest, 'community.made.put', { id, date, image_id: null });
    }
    await this.pass();
    const { id: copy } = await this.send(this.other, 'recipes.published-recipe.save', { id: second });
    const becomes = this.texts.takeEach('community.offer.put changes[].becomes', 500, 20);
    const title = this.take('recipes.recipe.update title', 200);
    await this.send(this.other, 'recipes.recipe.update', { id: copy, revision: 1, title, ingredients: becomes, instructions: ['Boil.'] });
    await this.share(this.other, String(copy));
    await this.pass();
    const changes = [...new Set(becomes.map((line) => line.trim()))].map((line) => ({ list: 'ingredients', was: null, becomes: line }));
    await this.attempt(this.other, 'community.offer.put', { id: copy, changes });
    for (const id of this.recipeIds.slice(0, MODERATION_LIMITS.reportsPerDay - 1))
      await this.write(this.other, 'community.report.recipe', { id, reason: 'other' });
    await this.write(this.other, 'community.report.chef', { username: this.username, reason: 'other' });
    const { items } = await this.send(this.other, 'community.comment.list', { id: first });
    await this.write(this.mate, 'community.report.post', { id: (items as { id: string }[])[0]?.id, reason: 'other' });
    await this.world.settle();
  }

  /** One of the recipes is hidden with a letter, and its cook appeals. Returns how many cases there are. */
  async moderate(): Promise<string[]> {
    const { items } = await this.world.call(operations.community.moderationCase.list, { limit: 100 }, this.lotte);
    const hidden = items.find(({ kind, content_id: id }) => kind === 'recipe' && this.recipeIds.slice(2).includes(id));
    if (hidden) {
      const letter = this.take('community.moderation-case.decide letter', MODERATION_LIMITS.letter);
      const { id, revision } = hidden;
      await this.world.call(
        operations.community.moderationCase.decide,
        { id, revision, action: 'hide', rule: 'copied', letter },
        this.lotte,
      );
      await this.write(this.author, 'community.moderation.appeal', { id });
    }
    await this.world.settle();
    return items.map(({ id }) => id);
  }

  /** Messages to staff, of each topic in turn. Returns their ids. */
  async contact(): Promise<string[]> {
    const ids: string[] = [];
    for (const topic of [...CONTACT_TOPICS, ...CONTACT_TOPICS]) {
      const id = randomUUID();
      const { complaint, ...input } = this.sample('identity.contact.send');
      const fields = {
        id,
        topic,
        email: 'reader@simmer.example',
        website: '',
        complaint: topic === 'copyright' ? { ...(complaint as Fields), good_faith: true } : null,
      };
      const { status, text } = await visitorOf(this.world)(operationOf('identity.contact.send'), { ...input, ...fields });
      if (status >= 500) throw new Error(`identity.contact.send failed: ${text.split('\n').at(-1)}`);
      if (status < 400) ids.push(id);
    }
    return ids;
  }

  /** A household, a list that a guest writes on too, and a week. Returns the tokens of what is shared. */
  async household() {
    const { token: invitation } = await this.send(this.author, 'identity.household.invite', {});
    await this.send(this.mate, 'identity.household.join', { token: invitation });
    await this.world.settle();
    for (let eaters = 0; eaters < 8; eaters++)
      await this.write(this.mate, 'identity.household.put-eater', {
        id: randomUUID(),
        ...FREE_GOALS,
        dislikes: this.texts.takeEach('identity.household.put-eater dislikes[]', 60, 30),
      });
    const { id: list } = await this.write(this.mate, 'recipes.shopping-list.create', { id: randomUUID() });
    await this.write(this.mate, 'recipes.shopping-list.rename', { id: list });
    const { token: guest } = await this.send(this.author, 'recipes.shopping-list.make-link', { id: list });
    const visitor = visitorOf(this.world);
    const name = this.take('recipes.guest-list.sync name', 40);
    const device = 'guest-device';
    const items = this.texts.takeEach('recipes.guest-list.sync operations[].fields.*', 160, ITEMS);
    const added = items.map((text, at) => ({
      ...{ device, number: at + 1, clock: `${Date.now().toString(36).padStart(9, '0')}.${String(at).padStart(4, '0')}.${device}` },
      ...{ item: `item-${at}`, type: 'add', fields: { name: text, note: text } },
    }));
    const sync = { token: guest, name, device, mark: 0, operations: added };
    let synced = await visitor(operationOf('recipes.guest-list.sync'), sync);
    // a busy machine is asked again, as the app does
    for (let tries = 1; synced.code === 'service.unavailable' && tries < 5; tries++)
      synced = await visitor(operationOf('recipes.guest-list.sync'), sync);
    if (synced.status >= 400) throw new Error(`The guest was refused: ${synced.text}`);
    const visit = { token: guest, name: this.take('recipes.guest-list.visit name', 40), tab: 'a-tab', isHere: true };
    await visitor(operationOf('recipes.guest-list.visit'), visit);
    const titles = this.texts.takeEach('recipes.meal-plan.change put[].title', 200, 28);
    await this.send(this.mate, 'recipes.meal-plan.change', {
      id: MONDAY,
      put: titles.map((title, at) => ({
        ...{ id: randomUUID(), meal: this.take('recipes.meal-plan.change put[].meal', 40), recipe_id: null, title, servings: 2 },
        ...{ date: `2026-11-${23 + (at % 7)}`, position: at, locked: false, leftover_of: null },
      })),
    });
    const { token: week } = await this.send(this.mate, 'recipes.share-link.share-week', { id: randomUUID(), first: MONDAY });
    const shares: string[] = [];
    for (const recipe_id of this.recipeIds.slice(0, 5))
      shares.push(String((await this.send(this.author, 'recipes.share-link.share-recipe', { id: randomUUID(), recipe_id })).token));
    const { token: next } = await this.send(this.author, 'identity.household.invite', {});
    return { guest: String(guest), week: String(week), shares, invitation: String(next) };
  }

  /** What the author says of themselves: the next texts. */
  async introduce(): Promise<void> {
    const [about, name] = [this.take('identity.profile.change about', 280), this.take('identity.profile.change name', 40)];
    await this.attempt(this.author, 'identity.profile.change', { about, name });
  }

  /** Slugs of the recipes that are shown. */
  async slugs(): Promise<string[]> {
    const found: string[] = [];
    for (let after: unknown = undefined; after !== null;) {
      const { body } = await visitorOf(this.world)(operationOf('community.gallery.list'), {
        limit: 100,
        ...(after !== undefined && { after }),
      });
      found.push(...(body['items'] as { slug: string }[]).map(({ slug }) => slug));
      after = body['next'];
    }
    return found;
  }

  /** Links that would run, in every field that takes an address, are refused. Returns those that were not. */
  async sendRunningLinks(): Promise<string[]> {
    const taken: string[] = [];
    for (const field of ['source_url', 'image_url'])
      for (const address of [
        'javascript:alert(1)',
        ' JaVaScRiPt:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        '//127.0.0.1:9/x',
        '/media/../x',
      ]) {
        const { status } = await this.author.send(operationOf('recipes.recipe.create'), { title: 'Link', [field]: address });
        if (status < 400) taken.push(`${field} ${address}`);
      }
    return taken;
  }

  /** Staff let everything pass that rules hold. */
  private async pass(): Promise<void> {
    for (;;) {
      const { items } = await this.world.call(operations.community.moderationCase.list, { limit: 100 }, this.lotte);
      const held = items.filter(({ held: reasons }) => reasons.length > 0);
      if (held.length === 0) break;
      for (const { id, revision } of held)
        await this.world.call(operations.community.moderationCase.decide, { id, revision, action: 'leave' }, this.lotte);
    }
    await this.world.settle();
  }

  private async share(owner: Person, id: string): Promise<void> {
    const input = { id, published: true, isOwn: true, form: 'recipe', license: 'cc-by' };
    const limits = [
      ['credit_line', 100],
      ['comes_from', 100],
    ] as const;
    const credit = Object.fromEntries(limits.map(([name, most]) => [name, this.take(`recipes.recipe.publish ${name}`, most)]));
    await this.attempt(owner, 'recipes.recipe.publish', { ...input, ...credit });
    await waitUntil(
      async () => (await this.world.call(operations.recipes.recipe.readPublic, { id })).recipe !== null,
      'a recipe to be public',
    );
  }

  private sample(subject: string): Fields {
    return sampleInput(operationOf(subject), (path, most) => this.take(`${subject} ${path}`, most));
  }

  private take(place: string, most: number): string {
    return this.texts.take(place, most);
  }

  /** With texts in every field that is not given. */
  private write(person: Person, subject: string, given: Fields): Promise<Fields> {
    return this.send(person, subject, { ...this.sample(subject), ...given });
  }

  private async send(person: Person, subject: string, given: Fields): Promise<Fields> {
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const { status, body, text } = await person.send(operationOf(subject), input);
    if (status >= 400) throw new Error(`${subject} was refused: ${text.split('\n').at(-1)}`);
    return body;
  }

  /** Once more without what was refused as a text: some say nothing that can be seen once they are cut. */
  private async attempt(person: Person, subject: string, input: Fields): Promise<void> {
    const { status, text } = await person.send(operationOf(subject), input);
    if (status >= 500) throw new Error(`${subject} failed: ${text.split('\n').at(-1)}`);
  }
}
