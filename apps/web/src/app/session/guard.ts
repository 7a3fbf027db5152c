import { notFound, redirect } from '@tanstack/react-router';
import { internalPath } from './internal-path';
import type { KnownSession } from '../../api/session/session';

export const HOME = '/app/recipes';

/** Whether a path below /app is open to visitors: the community pages are that are not about a cook's own, nothing else. */
export const isOpenToVisitors = (pathname: string): boolean => /^\/app\/community(\/(?!feed|decisions)|$)/.test(pathname);

/** Sends a visitor to sign in, and remembers where they were going. */
export function requireCook(session: KnownSession, location: { pathname: string; href: string }): void {
  if (session.status === 'signed-in' || isOpenToVisitors(location.pathname)) return;
  if (session.status === 'unreachable') throw session.problem;
  throw redirect({ to: '/auth/login', search: { next: location.href } });
}

/** The staff pages exist for staff alone. What each of them may do there is the server's to say. */
export function requireStaff(session: KnownSession): void {
  if (session.status !== 'signed-in' || session.account.role !== 'staff') throw notFound();
}

/** Pages that the gateway shows itself: this app's router does not know them. */
const BESIDE_THE_APP = /^\/(ops|docs)(?![\w-])/;

/** The way on for who is signed in: to where they were going, or home. */
export function wayOn(next: string | undefined): { href: string; replace: true; reloadDocument: boolean } {
  const href = internalPath(next) ?? HOME;
  return { href, replace: true, reloadDocument: BESIDE_THE_APP.test(href) };
}

/** Sends a signed-in cook on. */
export function requireVisitor(session: KnownSession, next?: string): void {
  if (session.status === 'signed-in') throw redirect(wayOn(next));
}
