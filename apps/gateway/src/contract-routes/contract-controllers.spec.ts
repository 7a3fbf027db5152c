import { allOperations, operation } from '@simmer/contracts';
import { z } from 'zod';
import { contractControllers } from './contract-controllers';

describe('contract controllers', () => {
  it('are one for each service that has routes', () => {
    expect(contractControllers(allOperations()).map((controller) => controller.name)).toEqual(
      ['gateway', 'identity', 'recipes', 'importer', 'community', 'billing', 'media'].map((name) => `${name}Routes`),
    );
  });

  it('refuse a route to what is for services only', () => {
    const inner = operation('rpc.example.thing.read', {
      summary: 'x',
      access: 'service',
      http: { method: 'GET', path: '/things' },
      input: z.strictObject({}),
      output: z.object({}),
    });
    expect(() => contractControllers([inner])).toThrow('rpc.example.thing.read is for services and cannot have a route.');
  });
});
