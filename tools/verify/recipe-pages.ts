// Recipe pages of our own on loopback, slow enough that a kill finds imports in every stage.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const pageDelayMs = 150;

export type RecipePages = Awaited<ReturnType<typeof servePages>>;

const page = (name: string) =>
  `<!doctype html><html lang="en"><head><title>Pot ${name}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `Pot ${name}`,
    recipeYield: '4 servings',
    recipeIngredient: ['2 onions, sliced', '400 g tomatoes', '1 tbsp oil'],
    recipeInstructions: ['Soften the onions in the oil.', 'Add the tomatoes and simmer for 20 minutes.'],
  })}</script></head><body><h1>Pot ${name}</h1></body></html>`;

/** Serves `/recipe/<name>`; `host` is the `host:port` that the importer has to be allowed to reach. */
export async function servePages() {
  const server = createServer(async (request, response) => {
    await wait(pageDelayMs);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(request.url?.split('/').at(-1) ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: (name: string) => `http://${host}/recipe/${name}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
