import { config, type ConfigOf } from '@simmer/kit';
import { Environment } from '@simmer/contracts';
import { z } from 'zod';

const LEAST_SECRET = 32;
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Compared letter by letter, so that it may have nothing that could be written in another way. */
function isRedirectUri(address: string, mayBeLocal: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { href, protocol, hostname, hash, username } = new URL(address);
  const isSafe = protocol === 'https:' || (mayBeLocal && protocol === 'http:' && LOOPBACK.has(hostname));
  return isSafe && href === address && hash === '' && username === '';
}

const CLIENT = ['VOICE_CLIENT_ID', 'VOICE_CLIENT_SECRET', 'VOICE_REDIRECT_URIS'] as const;

/** The one program that may ask cooks for something: the voice platform. */
export const OAuthConfig = config(
  'OAuth',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** What the voice platform is called. */
      VOICE_PLATFORM: z.string().max(40).default('Alexa'),
      VOICE_CLIENT_ID: z
        .string()
        .regex(/^[\w.-]{1,100}$/)
        .optional(),
      VOICE_CLIENT_SECRET: z
        .string()
        .min(LEAST_SECRET, { error: `Use at least ${LEAST_SECRET} random characters.` })
        .max(200)
        .optional(),
      /** Where the voice platform takes codes: exact addresses, separated by commas. */
      VOICE_REDIRECT_URIS: z
        .string()
        .transform((list) =>
          list
            .split(',')
            .map((address) => address.trim())
            .filter(Boolean),
        )
        .optional(),
    })
    .superRefine((settings, check) => {
      const isProduction = settings.ENVIRONMENT === 'production';
      const missing = CLIENT.filter((name) => settings[name] === undefined);
      if (missing.length > 0 && missing.length < CLIENT.length)
        check.addIssue({ code: 'custom', path: [missing[0] ?? ''], message: `${CLIENT.join(', ')} belong together.` });
      for (const address of settings.VOICE_REDIRECT_URIS ?? [])
        if (!isRedirectUri(address, !isProduction))
          check.addIssue({
            code: 'custom',
            path: ['VOICE_REDIRECT_URIS'],
            message: `${address} is no https address as a browser writes it, without a fragment.`,
          });
    })
    .transform((settings) => {
      const { VOICE_CLIENT_ID: id, VOICE_CLIENT_SECRET: secret, VOICE_REDIRECT_URIS: redirectUris } = settings;
      const client = id && secret && redirectUris ? { id, secret, redirectUris } : null;
      return { platform: settings.VOICE_PLATFORM, client };
    }),
);
export type OAuthConfig = ConfigOf<typeof OAuthConfig>;
