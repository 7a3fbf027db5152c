import { SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';
import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed';

describe('the words of a search field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(inAddress: string) {
    const put = jest.fn();
    const hook = renderHook(({ words }) => useTyped(words, put), { initialProps: { words: inAddress } });
    const pause = (): void => act(() => void jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
    return { put, pause, field: () => hook.result.current, become: (words: string) => hook.rerender({ words }) };
  }

  it('are put into the address once the typing pauses', () => {
    const { put, pause, field } = open('');
    act(() => field().setTyped('leek '));
    expect([field().isTyping, put.mock.calls]).toEqual([true, []]);
    pause();
    expect(put.mock.calls).toEqual([['leek']]);
  });

  it('follow an address that something else has changed, and do not write themselves back', () => {
    const { put, pause, field, become } = open('leek');
    become('');
    pause();
    expect([field().typed, put.mock.calls]).toEqual(['', []]);
    become('leek');
    expect(field().typed).toBe('leek');
  });

  it('stay as typed where more was typed while the address changed', () => {
    const { put, pause, field, become } = open('');
    act(() => field().setTyped('le'));
    pause();
    act(() => field().setTyped('leek'));
    become('le');
    expect(field().typed).toBe('leek');
    pause();
    expect(put.mock.calls).toEqual([['le'], ['leek']]);
    become('leek');
    become('');
    become('leek');
    expect(field().typed).toBe('leek');
  });
});
