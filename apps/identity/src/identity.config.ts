import { Environment, PRODUCT_NAME } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

const SECRET_BYTES = 32;
const WANTED_SECRET = `Set it to ${SECRET_BYTES} random bytes in base64: tools/infra/keys.mjs makes them.`;
const WANTED_SMTP = 'Set it to the address of a mail server, such as smtp://127.0.0.1:1025 or smtps://user:password@mail.example.com.';

export const IdentityConfig = config(
  'identity',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** Where people open Simmer: links in mails begin with it, and passkeys belong to it. */
      PUBLIC_URL: z
        .url({ protocol: /^https?$/, error: 'Set it to the address at which people open Simmer.' })
        .default('http://localhost:4310'),
      /**
       * The key for mail links, recovery codes and authenticator keys; losing it invalidates all of them. Two, with a comma
       * between, while one takes the place of the other: the first makes what is new (docs/howto/rotate-secrets.md).
       */
      IDENTITY_SECRET: z
        .string({ error: WANTED_SECRET })
        .transform((text) => text.split(',').map((one) => Buffer.from(one.trim(), 'base64')) as [Buffer, ...Buffer[]])
        .refine((secrets) => secrets.every(({ length }) => length === SECRET_BYTES), { error: WANTED_SECRET }),
      SMTP_URL: z.url({ protocol: /^smtps?$/, error: WANTED_SMTP }),
      /** Who mails are from. */
      MAIL_FROM: z.string().default(`${PRODUCT_NAME} <hello@simmer.example>`),
    })
    .superRefine(({ ENVIRONMENT, PUBLIC_URL }, check) => {
      if (ENVIRONMENT === 'production' && !PUBLIC_URL.startsWith('https:'))
        check.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'In production it has to be given and to begin with https.' });
    })
    .transform((settings) => ({ ...settings, PUBLIC_URL: new URL(settings.PUBLIC_URL).origin })),
);
export type IdentityConfig = ConfigOf<typeof IdentityConfig>;
