import { verify } from 'node:crypto';
import { z } from 'zod';
import { chainAddress } from './chain-address';
import type { CertificateChains } from './certificate-chains';
import { refused } from './refused';

/** The voice platform's own figure: how far its clock and ours may be apart. */
const MOST_APART_MS = 150_000;

const Application = z.object({ applicationId: z.string() });
const User = z.object({ userId: z.string().min(1).max(500), accessToken: z.string().max(4_096).optional() });

/** As much of a request as we need; the voice platform adds to it. */
export const VoiceRequest = z.object({
  context: z.object({ System: z.object({ application: Application, user: User }) }),
  session: z.object({ application: Application }).optional(),
  request: z.object({
    type: z.string(),
    requestId: z.string().min(1).max(500),
    timestamp: z.string(),
    locale: z.string().default('en-US'),
    intent: z.object({ name: z.string(), slots: z.record(z.string(), z.object({ value: z.string().optional() })).optional() }).optional(),
  }),
});
export type VoiceRequest = z.infer<typeof VoiceRequest>;

/** A request as it came in. */
export interface SignedBytes {
  body: Buffer;
  signature: string;
  chainUrl: string;
}

/**
 * Reads a request that the voice platform has signed. Throws `identity.voice-request-refused` unless it is for our skill, of now, and signed by the
 * platform itself. The signature comes last, so that requests refused anyway do not make us fetch certificates.
 */
export async function readSigned(
  { body, signature, chainUrl }: SignedBytes,
  { skillId, chains, now = Date.now() }: { skillId: string | undefined; chains: CertificateChains; now?: number },
): Promise<VoiceRequest> {
  const address = chainAddress(chainUrl);
  if (signature === '') throw refused('no signature');
  const voice = parse(body);
  const applications = [voice.context.System.application, voice.session?.application].filter((given) => given !== undefined);
  if (!skillId || applications.some(({ applicationId }) => applicationId !== skillId)) throw refused('another skill');
  const apart = Math.abs(now - Date.parse(voice.request.timestamp));
  // written so that a time which cannot be read is refused as well
  if (!(apart <= MOST_APART_MS)) throw refused('another time');
  const key = await chains.keyAt(address, now);
  if (!verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))) throw refused('another signature');
  return voice;
}

function parse(body: Buffer): VoiceRequest {
  const result = VoiceRequest.safeParse(jsonOf(body));
  if (!result.success) throw refused('no request of a voice platform');
  return result.data;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
