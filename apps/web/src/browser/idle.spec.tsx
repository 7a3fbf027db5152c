const loaded = async () => 'loaded';

it('loads what no first screen needs after what the first screen is drawn from', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  window.requestIdleCallback = (callback) => Number(setTimeout(callback, 0));
  const { isIdle, notIdleBefore, whenIdle } = await import('./idle');
  let open = (): void => undefined;
  notIdleBefore(new Promise<void>((resolve) => (open = resolve)));
  const part = jest.fn();
  void whenIdle(loaded).then(part);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isIdle()).toBe(false);
  expect(part).not.toHaveBeenCalled();
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(part).toHaveBeenCalledWith('loaded');
});
