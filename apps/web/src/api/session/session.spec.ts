import { RequestProblem } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import { createSession } from './session';

const ana: Account = {
  id: 'a-1',
  email: 'ana@example.com',
  emailVerified: true,
  name: 'Ana',
  role: 'cook',
  staffRoles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const offline = new RequestProblem({ code: 'client.offline', status: 0, title: 'Simmer cannot be reached.' });

describe('the session', () => {
  it('is loading until the server has answered, and asks only once', async () => {
    let asked = 0;
    const session = createSession(() => {
      asked += 1;
      return Promise.resolve(ana);
    });
    expect(session.current().status).toBe('loading');
    const [first, second] = await Promise.all([session.ready(), session.ready()]);
    expect(first).toEqual({ status: 'signed-in', account: ana });
    expect(second).toEqual(first);
    expect(asked).toBe(1);
  });

  it('is signed out when the server knows nobody', async () => {
    const session = createSession(() => Promise.resolve(null));
    expect(await session.ready()).toEqual({ status: 'signed-out', expired: false });
  });

  it('is asked again after no answer', async () => {
    const answers = [() => Promise.reject(offline)];
    const session = createSession(() => answers.shift()?.() ?? Promise.resolve(ana));
    expect((await session.ready()).status).toBe('unreachable');
    expect((await session.ready()).status).toBe('signed-in');
  });

  it('tells its listeners when it expires, once', async () => {
    const session = createSession(() => Promise.resolve(ana));
    await session.ready();
    const heard: string[] = [];
    session.subscribe(() => heard.push(session.current().status));
    session.end({ expired: true });
    session.end();
    expect(heard).toEqual(['signed-out']);
    expect(session.current()).toEqual({ status: 'signed-out', expired: true });
  });

  it('that the server has ended expires when it is checked again, and stays when there is no answer', async () => {
    let answer: () => Promise<Account | null> = () => Promise.resolve(ana);
    const session = createSession(() => answer());
    await session.ready();
    answer = () => Promise.reject(offline);
    await session.recheck();
    expect(session.current().status).toBe('signed-in');
    answer = () => Promise.resolve(null);
    await session.recheck();
    expect(session.current()).toEqual({ status: 'signed-out', expired: true });
  });

  describe('on a device that was used before', () => {
    const memoryOf = (account: Account | undefined) => {
      const memory = { stored: account, read: () => memory.stored, write: (next: Account | undefined) => void (memory.stored = next) };
      return memory;
    };

    it('is there without an answer, and with the account as the server has it once that comes', async () => {
      let answer: () => Promise<Account | null> = () => Promise.reject(offline);
      const memory = memoryOf(ana);
      const session = createSession(() => answer(), memory);
      expect(await session.ready()).toEqual({ status: 'signed-in', account: ana });
      answer = () => Promise.resolve({ ...ana, name: 'Anna' });
      await session.recheck();
      expect([session.current(), memory.stored?.name]).toEqual([{ status: 'signed-in', account: { ...ana, name: 'Anna' } }, 'Anna']);
    });

    it('is over as soon as the server says so, and nothing of it is left', async () => {
      const memory = memoryOf(ana);
      const session = createSession(() => Promise.resolve(null), memory);
      await session.ready();
      await session.recheck();
      expect([session.current(), memory.stored]).toEqual([{ status: 'signed-out', expired: true }, undefined]);
    });

    it('leaves nothing when its cook ends it', async () => {
      const memory = memoryOf(undefined);
      const session = createSession(() => Promise.resolve(ana), memory);
      await session.ready();
      expect(memory.stored).toEqual(ana);
      session.end();
      expect(memory.stored).toBeUndefined();
    });
  });
});
