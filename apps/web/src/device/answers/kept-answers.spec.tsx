import { offlineProblem, queryKey, RequestProblem } from '@simmer/client';
import { QueryClient } from '@tanstack/react-query';
import { session } from '../../api/session/session';
import { COOK, waitFor } from '../../testing/open-app';
import { keptDocuments } from '../database';
import { leaveDeleted } from '../leaving';
import { ANSWERS_WITHIN_MS, keepAnswers } from './kept-answers';

const PROFILE = queryKey('GET /profile', {});
const SECRET = queryKey('GET /share-links', {});

const kept = async (accountId = COOK.id): Promise<string[]> => [...(await keptDocuments(accountId, 'answer')).keys()];

/** A page that begins, with nothing in its memory. */
function openPage() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } } });
  keepAnswers(cache);
  const ask = (answer: () => Promise<unknown>, key = PROFILE) => cache.fetchQuery({ queryKey: key, queryFn: answer });
  return { cache, ask };
}

const answering = (data: unknown) => () => Promise.resolve(data);
const unreachable = (): Promise<never> => Promise.reject(offlineProblem());

describe('the answers that a device keeps', () => {
  beforeEach(() => session.learn(COOK));

  /** Ada has seen her profile. */
  async function seen(): Promise<void> {
    await openPage().ask(answering({ name: 'Ada' }));
    await waitFor(async () => expect(await kept()).toEqual([JSON.stringify(PROFILE)]));
  }

  it('are given when the server cannot be reached, and asked for again as soon as it can', async () => {
    await seen();
    const { cache, ask } = openPage();
    expect(await ask(unreachable)).toEqual({ name: 'Ada' });
    expect(cache.getQueryState(PROFILE)?.isInvalidated).toBe(true);
    expect(await ask(answering({ name: 'Anna' }))).toEqual({ name: 'Anna' });
  });

  it('stand in until an answer comes that takes its time', async () => {
    await seen();
    const { cache, ask } = openPage();
    let letGo: (data: unknown) => void = () => undefined;
    const begun = performance.now();
    expect(await ask(() => new Promise((resolve) => (letGo = resolve)))).toEqual({ name: 'Ada' });
    expect(performance.now() - begun).toBeGreaterThan(ANSWERS_WITHIN_MS - 50);
    letGo({ name: 'Anna' });
    await waitFor(() => expect(cache.getQueryData(PROFILE)).toEqual({ name: 'Anna' }));
  });

  it('follow what is changed on the screen', async () => {
    await seen();
    const page = openPage();
    await page.ask(answering({ name: 'Ada' }));
    page.cache.setQueryData(PROFILE, { name: 'Anna' });
    await waitFor(async () => expect(await openPage().ask(unreachable)).toEqual({ name: 'Anna' }));
  });

  it('do not hide that the server refuses, or that there is nothing', async () => {
    await seen();
    const refused = new RequestProblem({ code: 'access.forbidden', status: 403, title: 'No' });
    await expect(openPage().ask(() => Promise.reject(refused))).rejects.toBe(refused);
    await expect(openPage().ask(unreachable, queryKey('GET /household', {}))).rejects.toMatchObject({ code: 'client.offline' });
  });

  it('are none that let somebody in', async () => {
    await seen();
    await openPage().ask(answering({ items: ['token'] }), SECRET);
    await expect(openPage().ask(unreachable, SECRET)).rejects.toMatchObject({ code: 'client.offline' });
    expect(await kept()).toEqual([JSON.stringify(PROFILE)]);
  });

  it('are for nobody else, and gone with the account', async () => {
    await seen();
    session.learn({ ...COOK, id: '00000000-0000-7000-8000-00000000c00d' });
    await expect(openPage().ask(unreachable)).rejects.toMatchObject({ code: 'client.offline' });
    session.learn(COOK);
    await leaveDeleted();
    expect(await kept()).toEqual([]);
  });
});
