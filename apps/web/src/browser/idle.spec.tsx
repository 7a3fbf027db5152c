describe('a page that the server has rendered', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.useFakeTimers();
    document.body.innerHTML = '<div id="root" data-rendered></div>';
    // an image of it hangs
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.innerHTML = '';
  });

  async function load() {
    const { whenIdle, isIdle } = await import('./idle');
    const loaded = jest.fn(() => Promise.resolve());
    void whenIdle(loaded);
    return { loaded, isIdle };
  }

  it('loads what no first screen needs after two seconds at the latest', async () => {
    const { loaded, isIdle } = await load();
    await jest.advanceTimersByTimeAsync(1_999);
    expect([isIdle(), loaded.mock.calls.length]).toEqual([false, 0]);
    await jest.advanceTimersByTimeAsync(1);
    expect([isIdle(), loaded.mock.calls.length]).toEqual([true, 1]);
  });

  it('loads it with the first press, also one that assistive technology makes', async () => {
    const { loaded } = await load();
    document.body.click();
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('loads it once it has come and there is nothing else to do', async () => {
    const { loaded } = await load();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10);
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('waits for what the first screen is drawn from', async () => {
    const { loaded } = await load();
    const { notIdleBefore } = await import('./idle');
    notIdleBefore(new Promise((resolve) => setTimeout(resolve, 500)));
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(499);
    expect(loaded).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(loaded).toHaveBeenCalledTimes(1);
  });
});
