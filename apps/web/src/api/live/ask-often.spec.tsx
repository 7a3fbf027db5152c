import { askOften } from './ask-often';

const see = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('asking in place of the stream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('goes on while the app is in view, and at once when it comes back', () => {
    const ask = jest.fn();
    const stop = askOften(ask);
    jest.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledTimes(2);
    see('hidden');
    jest.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledTimes(2);
    see('visible');
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    jest.advanceTimersByTime(30_000);
    see('visible');
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
