import type { RouteOutput } from '@simmer/client';
import { ProblemError, rule } from '@simmer/contracts';
import { api, openApp, screen, waitFor } from '../../testing/open-app';

type Import = RouteOutput<'GET /imports/:id'>;

const anImport = (id: string, change: Partial<Import>): Import => ({
  id,
  url: null,
  status: 'queued',
  stages: [],
  preview: null,
  recipeId: null,
  waiting: false,
  duplicateOf: null,
  moreRecipes: [],
  origins: [],
  error: null,
  debug: [],
  revision: 1,
  createdAt: '2026-11-02T14:00:00.000Z',
  ...change,
});

it('several addresses are sent at once, and each row says what has become of its own', async () => {
  const startedAt = '2026-11-02T14:00:01.000Z';
  const changes: Partial<Import>[] = [{ status: 'running', stages: [{ name: 'reading', startedAt, endedAt: null }] }, {}];
  const ids: string[] = [];
  const { user } = await openApp('/app/recipes/import-url', {
    answers: {
      'GET /import-samples': () => ({ items: [] }),
      'POST /imports/batch': ({ imports }) => {
        ids.push(...imports.map(({ id }) => id));
        const wrong = ProblemError.field('/url', rule('url')).toDocument();
        return { results: imports.map(({ id, url }) => ({ id, problem: url.includes('wrong') ? wrong : null })) };
      },
      'GET /imports/:id': ({ id }) => anImport(id, changes[ids.indexOf(id)] ?? {}),
    },
  });
  const field = await screen.findByLabelText('Web address');
  await user.click(field);
  await user.paste('https://example.com/soup https://example.com/stew https://example.com/wrong');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    const states = [...document.querySelectorAll('.import-state')].map(({ textContent }) => textContent);
    expect(states).toEqual(['Looking for the recipe', 'Waiting', 'Please enter a valid URL']);
  });
  expect(api.sent('POST /imports/batch')).toHaveLength(1);
});
