// The side of the child, and all that a child needs of the kit: `import { serve } from '@simmer/kit/isolated'`.

/** What travels between a pool and its children, one request at a time. */
export type Answer<Reply> = { ready: true } | { reply: Reply };

/** Answers requests in a child process of an `IsolatedPool`. What the handler throws ends the process, so it should answer failures of its own. */
export function serve<Request, Reply>(handle: (request: Request) => Promise<Reply>): void {
  const send = (answer: Answer<Reply>): void => void process.send?.(answer);
  process.on('message', (request: Request) => void handle(request).then((reply) => send({ reply })));
  process.on('disconnect', () => process.exit(0));
  send({ ready: true });
}
