const noise = [
  'item cache has not been initialized',
  'default saving location',
  'hide-notification',
  'runtime.lasterror',
  'message channel closed',
];

/** Whether an error comes from one of the cook's browser extensions and says nothing about the app. */
export function isExtensionNoise(text: string): boolean {
  const lower = text.toLowerCase();
  return noise.some((phrase) => lower.includes(phrase));
}

/** Keeps extension errors out of the console and out of every later error handler. */
export function filterExtensionNoise(): void {
  const drop = (event: Event, text: string): void => {
    if (!isExtensionNoise(text)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // a file that could not be loaded fires here too, as an event without a message
  window.addEventListener('error', (event) => drop(event, event instanceof ErrorEvent ? event.message : ''), true);
  window.addEventListener('unhandledrejection', (event) => drop(event, String(event.reason)), true);
}
