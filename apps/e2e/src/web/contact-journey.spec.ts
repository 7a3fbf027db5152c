import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { Inbox } from './inbox';
import { addAuthenticator, createRecipe, expect, newPage, signUp, test } from './simmer';

const WIDTHS = [390, 1280] as const;

for (const width of WIDTHS)
  test(`a visitor writes while the mail server is stopped: the message is kept, confirmed once it is back, and answered by staff, ${width} wide`, async ({
    page,
    cook,
    simmer,
    browser,
  }, testInfo) => {
    test.setTimeout(240_000);
    const inbox = new Inbox(simmer.environment['MAIL_INBOX_URL'] ?? '');
    const writer = `mara-${width}-${Date.now()}@example.com`;
    const visitor = await newPage(browser, simmer.url);
    await visitor.setViewportSize({ width, height: 900 });

    await visitor.goto('/contact');
    await expectAccessible(visitor, 'the contact page');
    await visitor.screenshot({ path: testInfo.outputPath(`contact-${width}.png`), fullPage: true });
    await visitor.emulateMedia({ colorScheme: 'dark' });
    await visitor.screenshot({ path: testInfo.outputPath(`contact-${width}-dark.png`), fullPage: true });
    await simmer.infrastructure.kill('mail');
    await visitor.getByLabel('Your name').fill('Mara Lindqvist');
    await visitor.getByLabel('Email').fill(writer);
    await visitor.getByRole('radio', { name: 'A question' }).check({ force: true });
    await visitor.getByRole('button', { name: 'Send message' }).click();
    // nothing was written yet
    await expect(visitor.getByText('Write a line, so that we know what to look at.').first()).toBeVisible();
    await expect(visitor.getByLabel('Your name')).toHaveValue('Mara Lindqvist');
    await expectAccessible(visitor, 'the contact page with what is missing');
    await visitor.getByLabel('Message').fill('Can I plan two weeks at once?');
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await expect(visitor.getByRole('heading', { name: 'It’s with us' })).toBeFocused();
    await expect(visitor.getByText(writer)).toBeVisible();
    await expectAccessible(visitor, 'the contact page after sending');
    await visitor.screenshot({ path: testInfo.outputPath(`contact-sent-${width}.png`), fullPage: true });
    const number = /\d+/.exec((await visitor.getByText(/^Number \d+$/).textContent()) ?? '')?.[0] ?? '';

    await setStaffRoles(simmer.environment, cook.email, ['moderator']);
    await addAuthenticator(page, simmer.url);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/staff/contact');
    await page.getByRole('link', { name: new RegExp(`Number ${number},`) }).click();
    await expect(page.locator('blockquote').getByText('Can I plan two weeks at once?')).toBeVisible();
    await expectAccessible(page, 'the contact inbox');
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    await page.screenshot({ path: testInfo.outputPath(`inbox-${width}.png`), fullPage: true });

    await simmer.infrastructure.start('mail');
    await expect(async () => inbox.mail(writer, `We got your message (number ${number})`)).toPass({ timeout: 90_000 });
    await page.getByLabel('Your answer').fill('Not yet, but next year.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('status').getByText('Answer sent.')).toBeAttached();
    await expect(async () => {
      const { text } = await inbox.mail(writer, `About your message (number ${number})`);
      expect(text).toContain('Not yet, but next year.');
    }).toPass({ timeout: 90_000 });
    await page.goto('/app/staff/audit-log');
    await expect(page.getByText('Answered a contact message').first()).toBeVisible();
    await visitor.context().close();
  });

test('the form works without a script: what is missing is said and nothing typed is lost', async ({ browser, simmer }) => {
  const context = await browser.newContext({ baseURL: simmer.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Mara');
  await page.getByLabel('Email').fill(`mara-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Write a line, so that we know what to look at.').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Mara');
  await page.getByLabel('Message').fill('It works without a script.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=\d+$/);
  await expect(page.getByRole('heading', { name: 'It’s with us' })).toBeVisible();
  await context.close();
});

test('a copyright complaint names a recipe, which staff hide from there', async ({ page, cook, simmer, browser }) => {
  test.setTimeout(180_000);
  const headers = { origin: simmer.url };
  const author = await newPage(browser, simmer.url);
  await signUp(author, simmer);
  const { id } = await createRecipe(author, simmer.url, { title: 'Copied tart', ingredients: ['8 plums'] });
  await author.request.put(`/api/recipes/${id}/published`, { data: { id, published: true }, headers });
  const slug = async (): Promise<string | undefined> => {
    const answer = await page.request.get('/api/community/recipes?limit=100');
    const { items } = (await answer.json()) as { items: { id: string; slug: string }[] };
    return items.find((item) => item.id === id)?.slug;
  };
  await expect.poll(slug).toBeTruthy();

  // signed in, the form knows who writes
  await author.goto('/contact');
  await expect(author.getByLabel('Email')).toHaveValue(/^ada-/);
  await author.getByRole('radio', { name: 'A copyright complaint' }).check({ force: true });
  await author.getByLabel('Which work is it?').fill('Plum tart, from my book');
  await author.getByLabel('Where is it on Simmer?').fill(`${simmer.url}/app/community/recipe/${await slug()}`);
  await author.getByRole('checkbox', { name: /In good faith/ }).check({ force: true });
  await author.getByLabel('Signature').fill('Ada Brook');
  await expectAccessible(author, 'a copyright complaint');
  await author.getByRole('button', { name: 'Send message' }).click();
  await expect(author.getByRole('heading', { name: 'It’s with us' })).toBeVisible();

  await setStaffRoles(simmer.environment, cook.email, ['moderator']);
  await addAuthenticator(page, simmer.url);
  await page.goto('/app/staff/contact?queue=copyright');
  await page
    .getByRole('link', { name: /Plum tart, from my book/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open a case on this recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Copied tart' })).toBeVisible();
  await page.getByRole('radio', { name: 'Hide', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(slug, { timeout: 10_000 }).toBeUndefined();
  await author.context().close();
});
