/** Not every browser has it, and TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): URL };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Starts a thread from a file of our own, imported as `./some.worker.ts?worker&url`. Our pages run no script from any other address in a text. */
export function openWorker(ownFile: string): Worker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('simmer-worker', { createScriptURL: (url) => url });
  return new Worker(policy?.createScriptURL(ownFile) ?? ownFile, { type: 'module' });
}
