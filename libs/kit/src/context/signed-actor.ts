import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Actor, ProblemError } from '@simmer/contracts';
import { z } from 'zod';

/** Long enough for any call, short enough that a recorded message is soon worthless. */
const VALID_FOR_MS = 60_000;
/** Ed25519 costs more than the rest of a call, so a signature is used again while at least this much of its life is left. */
const REUSE_WHILE_LEFT_MS = 30_000;
const REMEMBERED = 5_000;

const Claims = z.object({ iss: z.string(), exp: z.number(), actor: Actor });

/** Signs on whose behalf a service calls, with that service's Ed25519 key: `claims.signature`, both base64url. */
export class ActorSigner {
  private readonly key: KeyObject;
  private readonly signed = new Map<string, { token: string; exp: number }>();

  constructor(
    private readonly service: string,
    privateKeyBase64: string,
  ) {
    this.key = createPrivateKey({ key: Buffer.from(privateKeyBase64, 'base64'), format: 'der', type: 'pkcs8' });
  }

  sign(actor: Actor, now = Date.now()): string {
    const who = JSON.stringify(actor);
    const known = this.signed.get(who);
    if (known && known.exp >= now + REUSE_WHILE_LEFT_MS && known.exp <= now + VALID_FOR_MS) return known.token;

    const exp = now + VALID_FOR_MS;
    const claims = Buffer.from(JSON.stringify({ iss: this.service, exp, actor }));
    const token = `${claims.toString('base64url')}.${sign(null, claims, this.key).toString('base64url')}`;
    remember(this.signed, who, { token, exp });
    return token;
  }
}

/** On whose behalf a call is made, and which service says so. */
export interface SignedActor {
  actor: Actor;
  issuer: string;
}

/** Checks who a message says it is from, against the public keys of the services we trust. */
export class ActorVerifier {
  private readonly keys: Map<string, KeyObject[]>;
  private readonly verified = new Map<string, SignedActor & { exp: number }>();

  constructor(trustedKeys: ReadonlyMap<string, readonly string[]>) {
    const publicKey = (key: string): KeyObject => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    this.keys = new Map([...trustedKeys].map(([service, keys]) => [service, keys.map(publicKey)]));
  }

  /** The actor of a signed token, and who signed it. Throws `access.signed-out` for anything that is not a valid, fresh, trusted signature. */
  verify(token: string, now = Date.now()): SignedActor {
    const known = this.verified.get(token);
    if (known && known.exp >= now) return known;

    const [claimsPart = '', signaturePart = ''] = token.split('.');
    const claimsBytes = Buffer.from(claimsPart, 'base64url');
    const claims = Claims.safeParse(parseJson(claimsBytes.toString()));
    const keys = claims.success ? (this.keys.get(claims.data.iss) ?? []) : [];
    const isGenuine = claims.success && keys.some((key) => verify(null, claimsBytes, key, Buffer.from(signaturePart, 'base64url')));
    if (!isGenuine || claims.data.exp < now) throw new ProblemError('access.signed-out', 'The caller could not be verified.');
    const { actor, exp, iss: issuer } = claims.data;
    const signed = { actor, issuer };
    remember(this.verified, token, { ...signed, exp });
    return signed;
  }
}

/** A full memory starts again: the next calls pay for their signature once. */
function remember<T>(memory: Map<string, T>, key: string, value: T): void {
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, value);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
