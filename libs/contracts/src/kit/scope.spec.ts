import { z } from 'zod';
import { operation } from './operation';
import { includesScope } from './scope';

const route = (subject: `rpc.${string}.${string}.${string}`, method: 'GET' | 'PUT', scope?: 'none' | 'shopping-list:add') =>
  operation(subject, {
    summary: 'What it does',
    access: 'cook',
    ...(scope && { scope }),
    http: { method, path: '/things' },
    input: z.strictObject({}),
    output: z.object({}),
  }).scope;

describe('the scope of a cook’s route', () => {
  it('follows from what it is about, and whether it only reads', () => {
    expect(route('rpc.recipes.recipe.read', 'GET')).toBe('recipes:read');
    expect(route('rpc.recipes.collection.put', 'PUT')).toBe('recipes:write');
  });

  it('is what the route names instead, and none lets no program in', () => {
    expect(route('rpc.recipes.shopping-list.add-item', 'PUT', 'shopping-list:add')).toBe('shopping-list:add');
    expect(route('rpc.recipes.recipe.read', 'GET', 'none')).toBeNull();
  });

  it('has to be said of a resource that is new', () => {
    expect(() => route('rpc.identity.key.read', 'GET')).toThrow(
      "rpc.identity.key.read: add its resource to an area of scopes, or say scope: 'none'",
    );
  });

  it('is there for routes of cooks alone', () => {
    const definition = { summary: 'What it does', input: z.strictObject({}), output: z.object({}) };
    expect(
      operation('rpc.recipes.recipe.read', { ...definition, access: 'public', http: { method: 'GET', path: '/things' } }).scope,
    ).toBeNull();
    expect(operation('rpc.recipes.recipe.read', { ...definition, access: 'cook' }).scope).toBeNull();
  });
});

describe('the scopes of a program', () => {
  it('include what they name, and with write everything else of the same area', () => {
    expect(includesScope(['recipes:read'], 'recipes:read')).toBe(true);
    expect(includesScope(['shopping-list:write'], 'shopping-list:add')).toBe(true);
    expect(includesScope(['recipes:read'], 'recipes:write')).toBe(false);
    expect(includesScope(['recipes:write'], 'meal-plan:read')).toBe(false);
    expect(includesScope([], 'recipes:read')).toBe(false);
  });
});
