import { RequestProblem, type RouteOutput } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { useState } from 'react';
import { PasskeyCancelled, signInWithPasskey } from '../../access/passkeys';

/** Signing in by a passkey, as the only step or as the second one, and what went wrong with it. */
export function usePasskeySignIn(enter: (started: RouteOutput<'POST /auth/passkey'>) => Promise<void>) {
  const [problem, setProblem] = useState<string>();

  async function show(): Promise<void> {
    setProblem(undefined);
    try {
      await enter(await signInWithPasskey());
    } catch (error) {
      if (error instanceof PasskeyCancelled) setProblem(t.passkeyCancelled);
      else if (error instanceof RequestProblem) setProblem(error.message);
      else throw error;
    }
  }

  return { problem, show };
}
