import { randomUUID } from 'node:crypto';
import type { Certified } from './certificates';

/** The address of certificate chains. */
export const CHAIN_FOLDER = 'https://s3.amazonaws.com/echo.api/';

/** As much of an interaction model as tells an intent from an utterance. */
export interface InteractionModel {
  interactionModel: { languageModel: { intents: { name: string; samples: string[] }[] } };
}

interface Said {
  type: string;
  intent?: { name: string; slots?: Record<string, { name: string; value: string }> };
}

/** Words that the voice platform understands by itself. */
const BUILT_IN: Record<string, string> = {
  help: 'AMAZON.HelpIntent',
  hilfe: 'AMAZON.HelpIntent',
  stop: 'AMAZON.StopIntent',
  stopp: 'AMAZON.StopIntent',
  cancel: 'AMAZON.CancelIntent',
  abbrechen: 'AMAZON.CancelIntent',
};

/** What the voice platform makes of an utterance: `open simmer` and nothing start the skill, everything else is an intent of the model. */
export function understood(utterance: string, { interactionModel }: InteractionModel): Said {
  const spoken = utterance.trim();
  if (/^((open|launch|start) simmer|(öffne|starte) simmer)?$/iu.test(spoken)) return { type: 'LaunchRequest' };
  const builtIn = BUILT_IN[spoken.toLowerCase()];
  if (builtIn) return { type: 'IntentRequest', intent: { name: builtIn } };
  // the longest sample says most about what is no item
  const samples = interactionModel.languageModel.intents
    .flatMap(({ name, samples }) => samples.map((sample) => ({ name, sample })))
    .sort((one, other) => other.sample.length - one.sample.length);
  for (const { name, sample } of samples) {
    const [before = '', after = ''] = sample.split('{items}');
    const value = new RegExp(`^${before}(.+)${after}$`, 'iu').exec(spoken)?.[1];
    if (value) return { type: 'IntentRequest', intent: { name, slots: { items: { name: 'items', value } } } };
  }
  return { type: 'IntentRequest', intent: { name: 'AMAZON.FallbackIntent' } };
}

export interface DeviceOptions {
  skillId: string;
  /** What the voice platform calls its account. */
  userId: string;
  accessToken?: string | undefined;
  locale?: string;
}

/** A request as the voice platform's servers send it. */
export function voiceRequest(spoken: Said, { skillId, userId, accessToken, locale = 'en-US' }: DeviceOptions) {
  const application = { applicationId: skillId };
  const user = { userId, ...(accessToken !== undefined && { accessToken }) };
  return {
    version: '1.0',
    session: { new: true, sessionId: `session.${randomUUID()}`, application, user },
    context: {
      System: { application, user, device: { deviceId: 'device', supportedInterfaces: {} }, apiEndpoint: 'https://api.voice.example' },
    },
    request: { ...spoken, requestId: `request.${randomUUID()}`, timestamp: new Date().toISOString(), locale },
  };
}
export type VoiceRequestBody = ReturnType<typeof voiceRequest>;

/** The headers of a signed body. */
export const signedBy = (signer: Pick<Certified, 'sign'>, body: string | Buffer, chain = 'chain.pem'): Record<string, string> => ({
  'content-type': 'application/json',
  'signature-256': signer.sign(Buffer.from(body)),
  signaturecertchainurl: chain.includes('://') ? chain : `${CHAIN_FOLDER}${chain}`,
});
