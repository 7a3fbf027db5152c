import { ApiTimeout, AppConfig, AppName, Environment, PageSize } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

/** A budget of requests. 0 counts nothing: for benchmarks, never in production. */
const budget = (requests: number) => z.coerce.number().int().min(0).default(requests);

const commaSeparated = z
  .string()
  .optional()
  .transform((text) =>
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const fingerprints = commaSeparated.pipe(
  z
    .array(z.string().regex(/^([\dA-F]{2}:){31}[\dA-F]{2}$/, 'A fingerprint is 32 bytes as AB:CD:…, as keytool prints it.'))
    .min(1)
    .optional(),
);

export const GatewayConfig = config(
  'the gateway',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      PORT: z.coerce.number().int().min(0).max(65_535).default(4310),
      /** The built web app. */
      WEB_DIR: z.string().default('dist/apps/web'),
      /** Where files of earlier builds are kept for a week, for pages that are still open; none are kept without it. */
      EARLIER_FILES_DIR: z.string().optional(),
      /** Origins that may write when the browser does not say where a request comes from; our own address unless given. */
      PUBLIC_ORIGINS: commaSeparated,
      /** The team that the iOS app is signed by, so that it opens our links. */
      APPLE_TEAM_ID: z
        .string()
        .regex(/^[\dA-Z]{10}$/, 'A team of Apple has ten letters and digits.')
        .optional(),
      /** SHA-256 of the certificates that the Android app is signed with, so that it opens our links. */
      ANDROID_CERT_SHA256: fingerprints,
      /** What programs that ask at `/api/config` call this installation; the name in the web app is part of its build. */
      APP_NAME: AppName,
      /** Milliseconds that programs which ask at `/api/config` are to wait for one call; what the web app waits is part of its build. */
      API_TIMEOUT: ApiTimeout,
      /** How many items a page of a list has when the caller does not say; the web app's lists do not. */
      ITEMS_PER_PAGE: PageSize,
      /** The inbox of the local mail catcher, which screens that send mail lead to. */
      MAIL_INBOX_URL: z.url().optional(),
      GATEWAY_REQUESTS_PER_MINUTE: budget(300),
      /** Requests of all programs of one account, by their tokens. */
      GATEWAY_PROGRAM_REQUESTS_PER_MINUTE: budget(120),
      /** Requests of one address on routes for servers of other companies, which speak for many cooks. */
      GATEWAY_PARTNER_REQUESTS_PER_MINUTE: budget(6_000),
      GATEWAY_SIGN_INS_PER_HOUR: budget(100),
      GATEWAY_IMPORTS_PER_HOUR: budget(30),
      /** Messages that one visitor sends from the contact page. */
      GATEWAY_CONTACT_MESSAGES_PER_HOUR: budget(5),
      GATEWAY_DRAWINGS_PER_MINUTE: budget(600),
      /** Unknown cookies, tokens and links of one source: each costs a look-up in a service. */
      GATEWAY_UNKNOWN_SECRETS_PER_MINUTE: budget(60),
      /** Streams of live updates that one account may have open: browser tabs, in effect. */
      GATEWAY_LIVE_STREAMS: z.coerce.number().int().min(1).default(20),
    })
    .superRefine((settings, check) => {
      if (settings.ENVIRONMENT !== 'production') return;
      if (settings.MAIL_INBOX_URL)
        check.addIssue({ code: 'custom', path: ['MAIL_INBOX_URL'], message: 'In production nobody may read what is sent to others.' });
      for (const name of [
        'GATEWAY_REQUESTS_PER_MINUTE',
        'GATEWAY_PROGRAM_REQUESTS_PER_MINUTE',
        'GATEWAY_PARTNER_REQUESTS_PER_MINUTE',
        'GATEWAY_SIGN_INS_PER_HOUR',
        'GATEWAY_IMPORTS_PER_HOUR',
        'GATEWAY_CONTACT_MESSAGES_PER_HOUR',
        'GATEWAY_DRAWINGS_PER_MINUTE',
        'GATEWAY_UNKNOWN_SECRETS_PER_MINUTE',
      ] as const)
        if (settings[name] === 0)
          check.addIssue({ code: 'custom', path: [name], message: 'In production every budget has to be more than 0.' });
    })
    .transform((settings) => {
      const { APP_NAME: appName, ENVIRONMENT: environment, API_TIMEOUT: timeout, ITEMS_PER_PAGE: itemsPerPage } = settings;
      const mailInbox = settings.MAIL_INBOX_URL ?? null;
      const app = AppConfig.parse({ appName, environment, mailInbox, api: { timeout }, ui: { itemsPerPage } });
      const own = [`http://localhost:${settings.PORT}`, `http://127.0.0.1:${settings.PORT}`];
      return { ...settings, app, publicOrigins: new Set(settings.PUBLIC_ORIGINS ?? own) };
    }),
);
export type GatewayConfig = ConfigOf<typeof GatewayConfig>;
