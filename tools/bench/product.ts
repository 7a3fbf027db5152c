// What benches of the running product need of it.

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
  const response = await fetch(`${url}/api/community/recipes?sort=trending&limit=1`);
  if (!response.ok) throw new Error(`The gallery did not answer: ${response.status}`);
  const { items } = (await response.json()) as { items: { slug: string }[] };
  const [recipe] = items;
  if (!recipe) throw new Error('The gallery is empty: remove .data-bench to have the demo content made anew.');
  return `/app/community/recipe/${recipe.slug}`;
}
