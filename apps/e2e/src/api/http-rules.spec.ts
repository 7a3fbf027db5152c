import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { runCrossSite } from '../http-rules/cross-site';
import { runHeaders } from '../http-rules/headers';
import { unmounted } from '../http-rules/routes';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

it('answers every route of the contracts', () => {
  expect(unmounted(world)).toEqual([]);
});

it('refuses whatever another site makes a browser send to a route that writes', async () => {
  const cells = await runCrossSite(world);
  expect(cells.length).toBeGreaterThan(500);
  expect(cells.filter(({ wrong }) => wrong)).toEqual([]);
});

it('sends the security headers with every answer, however the address is written', async () => {
  const cells = await runHeaders(world);
  expect(cells.length).toBeGreaterThan(500);
  expect(cells.filter(({ wrong }) => wrong)).toEqual([]);
});
