import { act, renderHook } from '@testing-library/react';
import { usePressedTicks } from './use-pressed-ticks';

describe('ticks that were pressed', () => {
  it('show until the list is drawn anew, and then what the list says', () => {
    const [first, second] = [{}, {}];
    const { result, rerender } = renderHook(({ drawn }) => usePressedTicks(drawn), { initialProps: { drawn: first } });
    const pressed = () => Object.fromEntries(result.current[0]);
    const press = (row: string, isTicked: boolean) => act(() => result.current[1](row, isTicked));
    press('milk', true);
    press('bread', true);
    press('milk', false);
    expect(pressed()).toEqual({ milk: false, bread: true });
    rerender({ drawn: second });
    expect(pressed()).toEqual({});
    press('eggs', true);
    expect(pressed()).toEqual({ eggs: true });
  });
});
