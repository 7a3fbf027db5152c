import 'fake-indexeddb/auto';
// before the app, which takes `fetch` when it is loaded
import { api } from './fake-api';
import { locks } from 'node:worker_threads';
import { newId } from '@simmer/client';
import { type Account, ProblemError } from '@simmer/contracts';
import { act, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app';
import { client } from '../api/client';
import { queryClient } from '../api/query-client';
import { createAppRouter } from '../app/router';
import { followSession } from '../app/session/follow-session';
import { session } from '../api/session/session';
import { cooking } from '../cooking/cooking-store';
import { deviceOfCook } from '../device/device';
import { guestListsClosed } from '../device/lists/guest-list';
import { closeLists } from '../device/lists/lists';
import { keepAnswers } from '../device/answers/kept-answers';
import { removeDevice } from '../device/database';
import { type Answers } from './fake-api';
import { FakeEventSource } from './fake-event-source';
import { fakeLists } from './fake-lists';

export { screen, waitFor, within } from '@testing-library/react';
export { api } from './fake-api';
export { fakeLists } from './fake-lists';
export { aRecipe, fakeLibrary } from './library';

export const COOK: Account = {
  id: '00000000-0000-7000-8000-00000000c00c',
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada Brook',
  role: 'cook',
  staffRoles: [],
  createdAt: '2026-05-01T18:00:00.000Z',
};

const away = (): never => {
  throw new ProblemError('service.unavailable', undefined, { retryAfter: 600 });
};
/** Where a spec does not say what is in the library, none of it comes to the device, and every list is asked of the server. */
const NO_COPY: Answers = { 'GET /library/changes': away };
/** Whoever signs in reads as this device does. */
const NO_HABITS: Answers = { 'GET /profile': away };
/** Nobody is known to eat along. */
const NO_HOUSEHOLD: Answers = { 'GET /household': away };

const NOTHING_NEW = { recipes: 0, answers: 0, notices: 0, as_of: '2026-11-22T12:00:00.000Z' };

interface Options {
  answers?: Answers;
  /** Null for a visitor. */
  as?: Account | null;
  /** Of the window, in pixels. */
  width?: number;
}

let close: (() => Promise<void>) | undefined;

keepAnswers(queryClient);

/** The app as a browser opens it at an address, with its own router, cache and store, in the place of a server the fake one. */
export async function openApp(path: string, { answers = {}, as = COOK, width = 1280 }: Options = {}) {
  await close?.();
  // every screen of the app asks for these
  if (!api.answers('GET /shopping-lists')) api.answer(fakeLists().answers);
  if (!api.answers('GET /library/changes')) api.answer(NO_COPY);
  if (!api.answers('GET /profile')) api.answer(NO_HABITS);
  if (!api.answers('GET /household')) api.answer(NO_HOUSEHOLD);
  if (!api.answers('GET /community/feed')) api.answer({ 'GET /community/feed': () => NOTHING_NEW });
  if (!api.answers('GET /food-choices')) api.answer({ 'GET /food-choices': () => ({ items: [] }) });
  for (const route of ['GET /community/recipes/:id/made', 'GET /community/recipes/:id/comments'] as const)
    if (!api.answers(route)) api.answer({ [route]: () => ({ items: [], next: null, total: 0 }) });
  api.answer(answers);
  window.innerWidth = width;
  window.history.replaceState(null, '', path);
  session.learn(as);
  const router = createAppRouter({ session, client, queryClient });
  const unfollow = followSession(router);
  const { unmount } = render(<App router={router} queryClient={queryClient} />);
  close = async () => {
    // what is still being opened would go on without a window
    await deviceOfCook();
    unfollow();
    unmount();
    await Promise.all([closeLists(), guestListsClosed()]);
    cooking.close();
    queryClient.clear();
  };
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return { router, user: userEvent.setup(), reload: () => openApp(window.location.pathname + window.location.search, { as, width }) };
}

/** The server tells of something in the stream of live updates, which is opened when it is not yet. */
export async function tell(...updates: Parameters<FakeEventSource['send']>[0][]): Promise<void> {
  await waitFor(() => expect(FakeEventSource.opened).not.toHaveLength(0));
  const stream = FakeEventSource.opened.at(-1);
  await act(async () => {
    if (stream?.readyState === 0) stream.accept();
    for (const update of updates) stream?.send(update);
  });
}

/** Each file has locks of its own: what another one in the same process has left under way holds up none here. */
const ofThisFile = newId();
const request = (name: string, ...rest: [never]): unknown => locks.request(`${ofThisFile} ${name}`, ...rest);

// jsdom has no locks, and dialogs that cannot be opened
Object.assign(navigator, { locks: { request } });
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

configure({ asyncUtilTimeout: 15_000 });
// the first screen of a file compiles the whole app, which takes a busy machine longer than the usual five seconds
Object.assign(globalThis, { EventSource: FakeEventSource });

afterEach(async () => {
  await close?.();
  close = undefined;
  const faults = [...api.faults];
  api.reset();
  FakeEventSource.opened = [];
  localStorage.clear();
  sessionStorage.clear();
  await removeDevice();
  expect(faults).toEqual([]);
});
