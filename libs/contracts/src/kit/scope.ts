import { z } from 'zod';
import type { HttpBinding } from './operation';

/** What a program can be let at, and the resources of operations that each is made of. */
const RESOURCES = {
  recipes: [
    'recipe',
    'starter-recipe',
    'library',
    'tray',
    'collection',
    'recipe-version',
    'household-recipe',
    'food-choice',
    'import',
    'file-import',
    'export',
    'image',
  ],
  'meal-plan': ['meal-plan'],
  'shopping-list': ['shopping-list'],
  household: ['household'],
  profile: ['profile', 'preferences'],
} as const;

export type ScopeArea = keyof typeof RESOURCES;
export const SCOPE_AREAS = Object.keys(RESOURCES) as ScopeArea[];

/** What a cook can let a program do. `write` includes everything else of its area. */
export const SCOPES = [
  'recipes:read',
  'recipes:write',
  'meal-plan:read',
  'meal-plan:write',
  'shopping-list:read',
  'shopping-list:add',
  'shopping-list:write',
  'household:read',
  'household:write',
  'profile:read',
  'profile:write',
] as const satisfies readonly `${ScopeArea}:${string}`[];
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const areaOf = (scope: Scope): ScopeArea => scope.split(':')[0] as ScopeArea;

/** Whether scopes that a program was given include one that it needs. */
export const includesScope = (given: readonly Scope[], needed: Scope): boolean =>
  given.includes(needed) || given.includes(`${areaOf(needed)}:write`);

/** The scope that a cook's route asks of programs, by what it is about and whether it only reads. Throws for a resource of no area. */
export function scopeOfRoute(subject: string, { method }: Pick<HttpBinding, 'method'>): Scope {
  const resource = subject.split('.')[2];
  const area = SCOPE_AREAS.find((one) => (RESOURCES[one] as readonly (string | undefined)[]).includes(resource));
  if (!area) throw new Error(`${subject}: add its resource to an area of scopes, or say scope: 'none' to let no program in.`);
  return `${area}:${method === 'GET' ? 'read' : 'write'}`;
}
