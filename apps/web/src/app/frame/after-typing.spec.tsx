import { SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';
import { afterTyping } from './after-typing';

describe('what was typed', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/app/search');
  });
  afterEach(() => jest.useRealTimers());

  it('is searched for once the typing pauses, also where it has changed the address before', () => {
    const search = jest.fn();
    afterTyping(search);
    window.history.replaceState(null, '', '/app/search?q=leek');
    jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
    expect(search).toHaveBeenCalledTimes(1);
    afterTyping(search)();
    jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('calls nobody back who has chosen a recipe meanwhile', () => {
    const search = jest.fn();
    afterTyping(search);
    window.history.pushState(null, '', '/app/recipes/7');
    jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
    expect(search).not.toHaveBeenCalled();
  });
});
