import type { LiveUpdate } from '@simmer/contracts';
import { LIVE_HEARTBEAT_MS } from '@simmer/contracts/constants';
import { FakeEventSource } from '../../testing/fake-event-source';
import { openLiveUpdates } from './stream';

const update: LiveUpdate = { type: 'events.recipes.recipe.saved', payload: { recipeId: 'r-1', ownerId: 'a-1', revision: 2 } };

function open() {
  const told: unknown[] = [];
  const close = openLiveUpdates('/api/live-updates', {
    onState: (isOpen) => told.push(isOpen ? 'open' : 'broken'),
    onUpdate: (heard) => told.push(heard),
    onGap: (isFirst) => told.push(isFirst ? 'first gap' : 'gap'),
    onRefused: () => told.push('refused'),
  });
  const latest = (): FakeEventSource => FakeEventSource.opened.at(-1) as FakeEventSource;
  return { told, close, latest };
}

describe('the stream of live updates', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => jest.useRealTimers());

  it('tells that what was read before it opened may be old, and of updates from then on', () => {
    const { told, latest } = open();
    latest().accept();
    latest().send(update);
    expect(told).toEqual(['open', 'first gap', update]);
  });

  it('tells of a gap when it is back after a broken connection', () => {
    const { told, latest } = open();
    latest().accept();
    latest().fail(0);
    latest().accept();
    expect(told).toEqual(['open', 'first gap', 'broken', 'open', 'gap']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('asks again a while after a refusal', () => {
    const { told, latest } = open();
    latest().fail(FakeEventSource.CLOSED);
    expect(told).toEqual(['broken', 'refused']);
    jest.advanceTimersByTime(10_000);
    latest().accept();
    expect(told.slice(2)).toEqual(['open', 'gap']);
  });

  it('is opened anew when a connection that nobody has closed goes silent', () => {
    const { told, latest } = open();
    const first = latest();
    first.accept();
    for (let beat = 0; beat < 5; beat += 1) {
      jest.advanceTimersByTime(LIVE_HEARTBEAT_MS);
      first.dispatchEvent(new Event('heartbeat'));
    }
    expect(told).toEqual(['open', 'first gap']);
    jest.advanceTimersByTime(3 * LIVE_HEARTBEAT_MS);
    expect(first.readyState).toBe(FakeEventSource.CLOSED);
    expect(latest()).not.toBe(first);
    latest().accept();
    expect(told).toEqual(['open', 'first gap', 'broken', 'open', 'gap']);
  });

  it('is quiet once it is closed', () => {
    const { told, close, latest } = open();
    latest().accept();
    close();
    jest.advanceTimersByTime(10 * LIVE_HEARTBEAT_MS);
    expect(told).toEqual(['open', 'first gap', 'broken']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
