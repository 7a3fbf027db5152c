import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpokenAnswer } from '@simmer/contracts';
import {
  type InteractionModel,
  signedBy,
  understood,
  type VoiceAuthority,
  voiceAuthority,
  voiceRequest,
  type VoiceRequestBody,
} from '@simmer/testing';
import german from '../../../../deploy/voice/interaction-model.de-DE.json';
import english from '../../../../deploy/voice/interaction-model.en-US.json';

export const SKILL_ID = 'amzn1.ask.skill.simmer';

/** What the voice platform is told to understand, by language. */
const MODELS: Record<string, InteractionModel> = { 'en-US': english, 'de-DE': german };

/** A folder of certificates by which a Simmer under test knows the voice platform. */
export class Certificates {
  private constructor(
    readonly folder: string,
    readonly authority: VoiceAuthority,
  ) {}

  static async make(): Promise<Certificates> {
    const certificates = new Certificates(await mkdtemp(join(tmpdir(), 'voice-')), await voiceAuthority());
    const { root, between, platform } = certificates.authority;
    await certificates.put('root.pem', root.pem);
    await certificates.put('chain.pem', platform.pem + between.pem);
    return certificates;
  }

  put(name: string, pem: string): Promise<void> {
    return writeFile(join(this.folder, name), pem);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  get settings(): Record<string, string> {
    return { VOICE_SKILL_ID: SKILL_ID, VOICE_TEST_CERTIFICATES: this.folder };
  }
}

export interface Spoken {
  status: number;
  text: string;
  card: string | undefined;
  isOpen: boolean;
}

/** A voice device, and the platform's servers behind it. */
export class Speaker {
  constructor(
    private readonly gatewayUrl: string,
    private readonly certificates: Certificates,
    readonly accessToken: string | undefined,
    readonly userId = 'amzn1.ask.account.kitchen',
    private readonly locale = 'en-US',
  ) {}

  /** What is sent when somebody says something. */
  request(utterance: string): VoiceRequestBody {
    const { accessToken, userId, locale } = this;
    return voiceRequest(understood(utterance, MODELS[locale] ?? english), { skillId: SKILL_ID, userId, accessToken, locale });
  }

  say(utterance: string): Promise<Spoken> {
    return this.send(this.request(utterance));
  }

  async send(request: object): Promise<Spoken> {
    const body = JSON.stringify(request);
    return spokenBy(await this.post(body, signedBy(this.certificates.authority.platform, body)));
  }

  post(body: string | Buffer, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.gatewayUrl}/api/voice`, { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) });
  }
}

export async function spokenBy(response: Response): Promise<Spoken> {
  const { response: said } = (await response.json()) as Partial<SpokenAnswer>;
  return {
    status: response.status,
    text: said?.outputSpeech?.text ?? '',
    card: said?.card?.type,
    isOpen: said?.shouldEndSession === false,
  };
}
