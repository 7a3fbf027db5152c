import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { RouteOutput } from '@simmer/client';
import { session } from '../api/session/session';
import { write } from '../api/write';

/** What passkeys need is loaded when one is made or shown. */
const library = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && window.PublicKeyCredential !== undefined;

/** The cook closed the browser's question, or it could not be asked. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled';
}

interface PasskeyAnswer {
  challengeId: string;
  response: Record<string, unknown>;
}

/** Lets the cook show a passkey. Throws `PasskeyCancelled`, and `RequestProblem` like every call. */
async function showPasskey(): Promise<PasskeyAnswer> {
  const { challengeId, options } = await write('POST /auth/passkey/options', {});
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { challengeId, response: { ...(await unlessCancelled(() => startAuthentication({ optionsJSON }))) } };
}

export const signInWithPasskey = async (): Promise<RouteOutput<'POST /auth/passkey'>> =>
  write('POST /auth/passkey', await showPasskey(), { asksToSignIn: true });

/** Shows again, with a passkey, that the account is the cook's. */
export async function confirmByPasskey(): Promise<void> {
  const { account } = await write('POST /auth/confirm/passkey', await showPasskey());
  session.start(account);
}

/** Lets the browser make a passkey and keeps it. Throws like `signInWithPasskey`. */
export async function addPasskey(name: string): Promise<RouteOutput<'POST /account/passkeys'>> {
  const { challengeId, options } = await write('POST /account/passkeys/options', {});
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = { ...(await unlessCancelled(() => startRegistration({ optionsJSON }))) };
  const added = await write('POST /account/passkeys', { challengeId, response, name });
  session.start(added.account);
  return added;
}

async function unlessCancelled<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyCancelled('The passkey was not shown.', { cause: error });
  }
}
