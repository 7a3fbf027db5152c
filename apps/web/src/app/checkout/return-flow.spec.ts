import { CHECKOUT_POLL_MS, CHECKOUT_POLLS } from '@simmer/contracts/constants';
import type { CheckoutState } from './checkout-state';
import { readAddress, returnFlow, returnTarget, watchReturn } from './return-flow';

const at = (path: string) => readAddress(`https://simmer.example${path}`);
const visitor: CheckoutState = { isTemporary: true, userEmail: 'ada@example.com', plan: 'yearly' };
const cook: CheckoutState = { ...visitor, isTemporary: false };

describe('a return from a checkout', () => {
  it.each<[where: string, path: string, stored: CheckoutState | null, target: string | null]>([
    ['an id in the query', '/?session_id=cs_1', null, '/app/recipes?session_id=cs_1'],
    ['an id in the hash', '/#session_id=cs_1', null, '/app/recipes?session_id=cs_1'],
    ['an id in the query of a hash', '/#/app/meal-plan?session_id=cs_1', null, '/app/recipes?session_id=cs_1'],
    [
      'an id for a sign-up',
      '/?session_id=cs_1&type=signup&email=b%40example.com&plan=monthly',
      null,
      '/signup?session_id=cs_1&email=b%40example.com&plan=monthly',
    ],
    ['a sign-up that says no more', '/?session_id=cs_1&type=signup', null, '/signup?session_id=cs_1'],
    ['an id of a visitor', '/?session_id=cs_1', visitor, '/signup?session_id=cs_1&email=ada%40example.com&plan=yearly'],
    ['a visitor without an id', '/', visitor, '/signup?session_id=pending&email=ada%40example.com&plan=yearly'],
    ['a cook without an id', '/app/meal-plan', cook, '/app/recipes?session_id=complete'],
    ['a cook with an id', '/app/meal-plan?session_id=cs_1', cook, '/app/recipes?session_id=cs_1'],
    ['an empty id', '/?session_id=', null, null],
    ['nothing at all', '/app/meal-plan', null, null],
    ['onboarding', '/onboarding?session_id=cs_1', visitor, null],
    ['signup', '/signup?session_id=cs_1', visitor, null],
    ['the recipes', '/app/recipes?session_id=cs_1', cook, null],
    ['one of the recipes', '/app/recipes/add', cook, null],
    ['onboarding in the hash', '/#/onboarding?session_id=cs_1', visitor, null],
  ])('leads from %s where it should', (_, path, stored, target) => {
    expect(returnTarget(at(path), stored)).toBe(target);
  });

  it('is followed once, and clears what is stored first', () => {
    const steps: string[] = [];
    const check = returnFlow({ stored: () => cook, clear: () => steps.push('clear'), go: (target) => steps.push(target) });
    expect(check(at('/onboarding'))).toBe(false);
    expect(check(at('/'))).toBe(true);
    expect(check(at('/'))).toBe(true);
    expect(steps).toEqual(['clear', '/app/recipes?session_id=complete']);
  });
});

describe('the native app', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function watched(isBackAt: number) {
    const listeners = new Map<string, () => void>();
    const back = new EventTarget();
    let looks = 0;
    const check = (): boolean => ++looks >= isBackAt;
    const on = (event: string, listener: () => void) => {
      listeners.set(event, listener);
      return () => void listeners.delete(event);
    };
    const stop = watchReturn(check, { on }, back);
    return { listeners, back, stop, looks: () => looks };
  }

  it('looks every half second until somebody is back, and twenty times at most', () => {
    const soon = watched(3);
    jest.advanceTimersByTime(CHECKOUT_POLL_MS * 10);
    expect(soon.looks()).toBe(3);
    const never = watched(Infinity);
    jest.advanceTimersByTime(CHECKOUT_POLL_MS * CHECKOUT_POLLS * 2);
    expect(never.looks()).toBe(CHECKOUT_POLLS);
  });

  it('looks again on resume, on becoming active, and on back and forward, until it is stopped', () => {
    const { listeners, back, stop, looks } = watched(Infinity);
    listeners.get('resume')?.();
    listeners.get('active')?.();
    back.dispatchEvent(new Event('popstate'));
    expect(looks()).toBe(3);
    stop();
    back.dispatchEvent(new Event('popstate'));
    jest.advanceTimersByTime(CHECKOUT_POLL_MS);
    expect([looks(), listeners.size]).toEqual([3, 0]);
  });
});
