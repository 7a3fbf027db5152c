// What benches of the running product need of it.
import { v7 as uuidv7 } from 'uuid';

/** The cookie of a session. */
export async function signIn(url: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The demo cook could not sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The address of the page of the recipe that is cooked most, as a visitor finds it. */
export async function mostCookedRecipe(url: string): Promise<string> {
  return `/app/community/recipe/${(await mostCooked(url)).slug}`;
}

/** The address of the page of the chef whose recipe is cooked most. */
export async function itsAuthor(url: string): Promise<string> {
  return `/app/community/chef/${(await mostCooked(url)).username}`;
}

async function mostCooked(url: string): Promise<{ slug: string; username: string }> {
  const { items } = await read<{ items: { slug: string; username: string }[] }>(`${url}/api/community/recipes?sort=trending&limit=1`);
  const [recipe] = items;
  if (!recipe) throw new Error('The gallery is empty: remove .data-bench to have the demo content made anew.');
  return recipe;
}

/** The address of a share link for one of the cook's recipes. */
export async function sharedRecipe(url: string, cookie: string): Promise<string> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const { items } = await read<{ items: { id: string }[] }>(`${url}/api/recipes?limit=1`, { headers });
  const body = JSON.stringify({ id: uuidv7(), recipe_id: items[0]?.id, days: 7 });
  const { token } = await read<{ token: string }>(`${url}/api/share-links`, { method: 'POST', headers, body });
  return `/share/${token}`;
}

async function read<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
