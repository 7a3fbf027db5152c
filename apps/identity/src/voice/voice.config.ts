import { Environment } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

/** Which requests of the voice platform are for us, and by what they are known to be its own. */
export const VoiceConfig = config(
  'the voice skill',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** What the voice platform calls our skill; without it every request is refused. */
      VOICE_SKILL_ID: z.string().max(200).optional(),
      /** A folder with certificate chains and their `root.pem`: what they sign counts as the voice platform's. */
      VOICE_TEST_CERTIFICATES: z.string().optional(),
    })
    .refine(({ ENVIRONMENT, VOICE_TEST_CERTIFICATES }) => ENVIRONMENT !== 'production' || VOICE_TEST_CERTIFICATES === undefined, {
      path: ['VOICE_TEST_CERTIFICATES'],
      error: 'In production only the voice platform itself may sign: leave this empty.',
    }),
);
export type VoiceConfig = ConfigOf<typeof VoiceConfig>;
