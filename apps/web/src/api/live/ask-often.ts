const ASK_AGAIN_MS = 15_000;

/** In place of the stream, where the page has no session of its own and the system sends every request: asks while somebody looks. Returns how to stop. */
export function askOften(ask: () => void): () => void {
  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const asking = setInterval(whenSeen, ASK_AGAIN_MS);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
