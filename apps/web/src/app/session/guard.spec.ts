import { isNotFound, isRedirect } from '@tanstack/react-router';
import { RequestProblem } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import { isOpenToVisitors, requireCook, requireStaff, requireVisitor } from './guard';

const account: Account = {
  id: 'a-1',
  email: 'ana@example.com',
  emailVerified: true,
  name: 'Ana',
  role: 'cook',
  staffRoles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const cook = { status: 'signed-in', account } as const;
const visitor = { status: 'signed-out', expired: false } as const;
const at = (pathname: string, search = '') => ({ pathname, href: pathname + search });

function redirectOf(act: () => void) {
  try {
    act();
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
  return undefined;
}

describe('the guard of /app', () => {
  it('lets a cook through', () => {
    expect(redirectOf(() => requireCook(cook, at('/app/recipes')))).toBeUndefined();
  });

  it('sends a visitor to sign in and remembers the whole address', () => {
    expect(redirectOf(() => requireCook(visitor, at('/app/recipes', '?search=leek')))).toMatchObject({
      to: '/auth/login',
      search: { next: '/app/recipes?search=leek' },
    });
  });

  it.each(['/app/community', '/app/community/recipe/leek-linguine', '/app/community/chef/ilse'])('lets a visitor see %s', (path) => {
    expect(redirectOf(() => requireCook(visitor, at(path)))).toBeUndefined();
  });

  it('opens the community pages only', () => {
    expect(isOpenToVisitors('/app/community-settings')).toBe(false);
    expect(isOpenToVisitors('/app/recipes/community')).toBe(false);
    expect(isOpenToVisitors('/app/community/feed')).toBe(false);
    expect(isOpenToVisitors('/app/community/decisions')).toBe(false);
  });

  it('shows the problem when nobody can say who is there', () => {
    const problem = new RequestProblem({ code: 'client.offline', status: 0, title: 'Simmer cannot be reached.' });
    expect(() => requireCook({ status: 'unreachable', problem }, at('/app/recipes'))).toThrow('cannot be reached');
  });
});

describe('the guard of the staff pages', () => {
  it('lets staff through, and shows others nothing', () => {
    const member: Account = { ...account, role: 'staff', staffRoles: ['moderator'] };
    expect(() => requireStaff({ status: 'signed-in', account: member })).not.toThrow();
    for (const other of [cook, visitor]) {
      let thrown: unknown;
      try {
        requireStaff(other);
      } catch (error) {
        thrown = error;
      }
      expect(isNotFound(thrown)).toBe(true);
    }
  });
});

describe('the pages for visitors', () => {
  it('send a cook to where they were going, or home', () => {
    expect(redirectOf(() => requireVisitor(cook, '/app/search'))).toMatchObject({ href: '/app/search', replace: true });
    expect(redirectOf(() => requireVisitor(cook))).toMatchObject({ href: '/app/recipes', replace: true });
  });

  it('leave the app for the pages that it does not show itself, and for no other', () => {
    expect(redirectOf(() => requireVisitor(cook, '/ops/queues'))).toMatchObject({ href: '/ops/queues', reloadDocument: true });
    expect(redirectOf(() => requireVisitor(cook, '/docs?x=1'))).toMatchObject({ href: '/docs?x=1', reloadDocument: true });
    expect(redirectOf(() => requireVisitor(cook, '/docs-of-mine'))).toMatchObject({ reloadDocument: false });
  });

  it('never send anybody to another site', () => {
    expect(redirectOf(() => requireVisitor(cook, '//evil.example'))).toMatchObject({ href: '/app/recipes' });
  });
});
