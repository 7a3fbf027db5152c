// npm run verify:xss: over 500 hostile texts through every field that others read, and each screen that shows them opened in Chromium, 390 px wide, as the server
// draws it and as the app does: no dialog, no CSP report, no element of their making, no text outside its box; the HTML of mails too. Which fields there are is
// taken from the contracts: one that is neither written nor said to be nobody else's fails. `--quick`: 8 recipes instead of 125.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { MailServer } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { newPerson, operationOf } from '../../apps/e2e/src/authz/person';
import { isIn, isKept, textPlaces } from '../../apps/e2e/src/privacy/written-texts';
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { installBrowser } from '../prepare/browser.mjs';
import { HostileCast } from './hostile-cast';
import { HostileScreens } from './hostile-screens';
import { HOSTILE_TEXTS, TextSupply } from './hostile-texts';
import { inWholeWorld } from './whole-world';

/** Fields whose texts nobody but their writer reads, or that stand for others; a place is an operation and a path, `*` stands for anything. */
const NOBODY_ELSES: Readonly<Record<string, string>> = {
  'identity.account.register *': 'the name is that of the profile, the address no text',
  'identity.email.change email': 'an address',
  'identity.api-token.create name': 'in their own settings',
  'identity.passkey.* name': 'in their own settings',
  'identity.second-factor.* name': 'in their own settings',
  'identity.profile.change username': 'letters and digits alone',
  'recipes.recipe.update *': 'the fields of recipes.recipe.create',
  'recipes.recipe.set-*': 'the fields of recipes.recipe.create',
  'recipes.recipe.create origins[].*': 'in their own editor',
  'recipes.recipe.create whenFull.name': 'in their own tray',
  'recipes.recipe.put-cooked note': 'in their own recipe',
  'recipes.collection.put name': 'in their own library',
  'recipes.food-choice.choose *': 'in their own recipes',
  'recipes.meal-plan.change slots[].*': 'shown with the week to its household, as its dishes are',
  'recipes.meal-plan.change-settings *': 'in the settings of the plan',
  'recipes.meal-plan.put-template *': 'in the household’s templates',
  'recipes.share-link.save-week name': 'a template',
  'recipes.shopping-list.add-item text': 'the items of recipes.guest-list.sync',
  'recipes.shopping-list.sync *': 'the fields of recipes.guest-list.sync',
  'recipes.*.sync device': 'an id of a device’s',
  'recipes.*.sync operations[].device': 'an id of a device’s',
  'recipes.*.sync operations[].item': 'an id of a device’s',
  'recipes.guest-list.sync operations[].value': 'as when it is added',
  'recipes.guest-list.sync operations[].value*': 'as when it is added',
  'recipes.guest-list.sync operations[].fields.*[].unit': 'a unit of an amount',
  'recipes.*.visit tab': 'an id of a browser’s',
  'recipes.starter-recipe.add *': 'an id of ours',
  'identity.contact.send email': 'an address',
  'identity.contact.send website': 'whoever fills it in is not heard',
  'identity.push.*': 'on their own devices',
  'importer.*': 'what is imported becomes a recipe',
  'community.feed.* after': 'a cursor of ours',
  'billing.*': 'of the payment service',
};
/** Addresses are no texts of their own: what is no web address is refused. */
const ADDRESSES = ['recipes.recipe.create source_url', 'recipes.recipe.create image_url'];

const FULL = { recipes: 125, introductions: 85, cases: 60 };
const QUICK = { recipes: 8, introductions: 4, cases: 8 };
const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const size = options.quick ? QUICK : FULL;
// up here: the run below is awaited before anything under it is there
const nothing = () => undefined;
const say = (line: string) => process.stdout.write(`${line}\n`);

const mails = await MailServer.start();
try {
  process.exitCode = await inWholeWorld('xss', run, { SMTP_URL: mails.url });
} finally {
  await mails.close();
}

async function run(world: WorldUnderTest): Promise<number> {
  const texts = new TextSupply();
  const cast = await HostileCast.in(world, texts);
  say(`${HOSTILE_TEXTS.length} texts`);
  await cast.publish(size.recipes);
  await cast.answer();
  const shared = await cast.household();
  const cases = await cast.moderate();
  const messages = await cast.contact();
  const taken = await cast.sendRunningLinks();
  const slugs = await cast.slugs();
  say(`${slugs.length} recipes, ${cases.length} cases`);

  const browser = await chromium.launch({ executablePath: await installBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const screens = new HostileScreens(browser, world.gatewayUrl);
  try {
    await openScreens(world, cast, screens, { shared, cases, messages, slugs });
  } finally {
    await browser.close();
  }
  return report(screens, texts, taken);
}

interface ToOpen {
  shared: Awaited<ReturnType<HostileCast['household']>>;
  cases: readonly string[];
  messages: readonly string[];
  slugs: readonly string[];
}

async function openScreens(
  world: WorldUnderTest,
  cast: HostileCast,
  screens: HostileScreens,
  { shared, cases, messages, slugs }: ToOpen,
): Promise<void> {
  const [visitor, author, other, mate] = [
    await screens.open(),
    await screens.open(cast.author.cookie),
    await screens.open(cast.other.cookie),
    await screens.open(cast.mate.cookie),
  ];
  await screens.look('gallery', visitor, '/app/community', async (page) => {
    for (let seen = 0; seen < slugs.length; seen += 10) {
      await page.keyboard.press('End');
      await page.waitForTimeout(100);
    }
  });
  // the app comes with the first sign that somebody wants more
  for (const slug of slugs)
    await screens.look('recipe, a visitor', visitor, `/app/community/recipe/${slug}`, (page) =>
      page
        .locator('h1')
        .first()
        .hover({ force: true })
        .then(() => page.getByRole('region', { name: /^Comments/ }).scrollIntoViewIfNeeded())
        .catch(nothing),
    );
  for (const slug of slugs.slice(0, size.cases)) await screens.look('recipe, its author', author, `/app/community/recipe/${slug}`, openAll);
  for (let at = 0; at < size.introductions; at++) {
    await cast.introduce();
    await screens.look('chef', visitor, `/app/community/chef/${cast.username}`);
  }
  for (const page of [author, other]) await screens.look('feed', page, '/app/community/feed', openAll);
  await screens.look('decisions', author, '/app/community/decisions');
  const moderator = await screens.open(await moderatorCookie(world));
  await screens.look('staff queue', moderator, '/app/staff/moderation');
  for (const id of cases.slice(0, size.cases)) await screens.look('staff case', moderator, `/app/staff/moderation?case=${id}`);
  await screens.look('staff inbox', moderator, '/app/staff/contact');
  for (const id of messages) await screens.look('staff message', moderator, `/app/staff/contact?message=${id}`);
  for (const token of [...shared.shares, shared.week]) await screens.look('share page', visitor, `/share/${token}`);
  await screens.look('list of a guest', visitor, `/share/list/${shared.guest}`);
  await screens.look('invitation', other, `/app/household/${shared.invitation}`);
  for (const path of ['/app/shopping-list', '/app/meal-plan?week=2026-11-23', '/app/settings', '/app/recipes'])
    await screens.look('household', mate, path, openAll);
  for (const id of cast.recipeIds.slice(0, size.introductions)) await screens.look('own recipe', author, `/app/recipes/${id}`);
  const blank = await (await visitor.context().browser()?.newContext())?.newPage();
  if (blank) for (const { html } of mails.caught) await screens.lookAtMail(blank, html);
}

/** Opens what is folded, so that its texts stand there too. */
async function openAll(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(nothing);
  for (const folded of await page.locator('main [aria-expanded="false"]').all()) await folded.click({ timeout: 1_000 }).catch(nothing);
}

/** Of staff with a second factor, which their pages want. */
async function moderatorCookie(world: WorldUnderTest): Promise<string> {
  const moderator = await newPerson(world, 'staff', { staffRoles: ['moderator'], keepsUp: true });
  const id = randomUUID();
  const { body } = await moderator.send(operationOf('identity.second-factor.add-authenticator'), { id });
  const code = new TOTP({ secret: String(body['key']) }).generate();
  await moderator.send(operationOf('identity.second-factor.confirm-authenticator'), { id, code, name: 'Phone' });
  return moderator.cookie;
}

function report(screens: HostileScreens, texts: TextSupply, taken: readonly string[]): number {
  const counts = texts.counts();
  const missing = textPlaces().filter(
    (place) => isKept(place) && !isIn(NOBODY_ELSES, place) && !ADDRESSES.includes(place) && !counts.has(place),
  );
  for (const place of missing) say(`FAILED  nothing was written into ${place}`);
  for (const address of taken) say(`FAILED  taken as an address: ${address}`);
  say(`\n${'what was written into'.padEnd(60)}${'texts'.padStart(8)}`);
  for (const [place, count] of [...counts].sort()) say(`${place.padEnd(60)}${String(count).padStart(8)}`);
  const kinds = ['dialogs', 'reports', 'elements', 'layouts'] as const;
  say(`\n${['screen'.padEnd(24), 'opened', 'texts', ...kinds].map((word) => word.padStart(10)).join('')}`);
  let wrong = missing.length + taken.length;
  for (const [kind, result] of screens.results) {
    const found = kinds.map((one) => result.wrong[one].length);
    say([kind.padEnd(24), result.opened, result.texts.size, ...found].map((cell) => String(cell).padStart(10)).join(''));
    wrong += found.reduce((sum, count) => sum + count, 0);
  }
  for (const { wrong: found } of screens.results.values())
    for (const one of kinds) for (const what of new Set(found[one].slice(0, 12))) say(`FAILED  ${one}: ${what}`);
  const opened = [...screens.results.values()].reduce((sum, result) => sum + result.opened, 0);
  say(`\n${opened} screens opened, ${wrong} failed`);
  return wrong === 0 ? 0 : 1;
}
