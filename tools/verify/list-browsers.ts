// Browsers with one shopping list: how a check signs them in, and how it reads and changes the list as a person does.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { confirmEmails } from './as-operator';
import type { RunningProduct } from './running-product';

/** Registers an account in each context and joins them to the household of the first. Returns the accounts. */
export async function signInHousehold(
  { url, environment }: Pick<RunningProduct, 'url' | 'environment'>,
  contexts: [BrowserContext, ...BrowserContext[]],
) {
  const call = async (context: BrowserContext, path: string, data: object = {}) => {
    const response = await context.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const accounts: { id: string; email: string }[] = [];
  for (const [index, context] of contexts.entries()) {
    const person = {
      email: `${randomUUID()}@list.example`,
      password: `walnut-${randomUUID()}`,
      name: `Cook ${index + 1}`,
      acceptsTerms: true,
    };
    accounts.push((await call(context, '/auth/register', person)).account);
  }
  await confirmEmails(environment, ...accounts.map(({ email }) => email));
  const { token } = await call(contexts[0], '/household/invitation');
  for (const context of contexts.slice(1)) await call(context, `/household-invitations/${token}/join`);
  return accounts;
}

/** Opens the list in a page of its own and gives back what can be done there. */
export async function openList(context: BrowserContext, path = '/app/shopping-list') {
  const page = await context.newPage();
  await page.goto(path);
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.waitFor();
  const until = (name: string) => page.evaluate(waitInPage, { name });
  return {
    page,
    async add(text: string) {
      await field.fill(text);
      await field.press('Enter');
      await until(text);
    },
    /** Ticks or unticks; gives back when, in milliseconds since 1970. */
    toggle: (name: string) =>
      page.evaluate((wanted) => {
        const box = [...document.querySelectorAll<HTMLInputElement>('input[data-item]')].find(
          (input) => input.closest('label')?.querySelector('.name')?.textContent?.toLowerCase() === wanted,
        );
        if (!box) throw new Error(`${wanted} is not on the list.`);
        const at = performance.timeOrigin + performance.now();
        box.click();
        return at;
      }, name),
    now: () => page.evaluate(() => performance.timeOrigin + performance.now()),
    /** When a thing shows, in milliseconds since 1970. */
    whenThere: until,
    /** When it shows as ticked, or as not. */
    whenTicked: (name: string, isTicked: boolean) => page.evaluate(waitInPage, { name, isTicked }),
  };
}

/** Runs in the page: looks at every frame. */
function waitInPage({ name, isTicked }: { name: string; isTicked?: boolean }): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const box = [...document.querySelectorAll<HTMLInputElement>('input[data-item]')].find(
        (input) => input.closest('label')?.querySelector('.name')?.textContent?.toLowerCase() === name,
      );
      if (box && (isTicked === undefined || box.checked === isTicked)) resolve(performance.timeOrigin + performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}
