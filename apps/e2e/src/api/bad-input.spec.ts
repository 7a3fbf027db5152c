import { randomUUID } from 'node:crypto';
import { allOperations } from '@simmer/contracts';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';

let world: WorldUnderTest;
let cook: Person;
beforeAll(async () => {
  world = await worldUnderTest();
  cook = await newPerson(world);
});
afterAll(() => world.close(), 60_000);

const inPath = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, randomUUID()]));

describe('bad input', () => {
  it('is answered with a pointer to the field, for every route that takes a body', async () => {
    const withBody = allOperations().filter(
      // a guest's link is looked at first
      ({ http, access }) =>
        http && access !== 'staff' && access !== 'guest' && !['GET', 'DELETE'].includes(http.method) && http.body?.kind !== 'raw',
    );
    for (const operation of withBody) {
      const { status, body } = await cook.send(operation, { ...inPath(operation.http?.path ?? ''), notAField: 1 });
      expect({ subject: operation.subject, status }).toEqual({ subject: operation.subject, status: 422 });
      expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ pointer: '/notAField' })]));
    }
  });

  it.each([
    ['a title that is not text', { title: { $gt: '' } }, '/title'],
    ['negative minutes', { title: 'Soup', prep_time: -1 }, '/prep_time'],
    ['a script as an address', { title: 'Soup', source_url: 'javascript:alert(1)' }, '/source_url'],
    ['an owner of one’s choice', { title: 'Soup', ownerId: randomUUID() }, '/ownerId'],
  ])('names %s', async (_what, draft, pointer) => {
    const { status, body } = await cook.send(operationOf('recipes.recipe.create'), draft);
    expect(status).toBe(422);
    expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ pointer })]));
  });
});
