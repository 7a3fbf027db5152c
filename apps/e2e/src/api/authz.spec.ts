import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { gapsInRows, runMatrix } from '../authz/matrix';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

describe('who may do what', () => {
  it('is expected of every operation, and of every id in its input', () => {
    expect(gapsInRows()).toEqual([]);
  });

  it('is what every kind of actor meets, and nobody sees or changes what belongs to another', async () => {
    const cells = await runMatrix(world);
    expect(
      cells.filter(({ wrong }) => wrong).map(({ operation, asker, target, wrong }) => `${operation}, ${asker}, ${target}: ${wrong}`),
    ).toEqual([]);
    for (const target of ['own', 'foreign', 'missing', 'refused']) expect(cells.map((cell) => cell.target)).toContain(target);
  });
});
