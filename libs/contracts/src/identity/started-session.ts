import { z } from 'zod';
import { Account } from './fields';

/** The raw session token leaves identity once, to become a cookie; the gateway never passes it on as JSON. */
export const StartedSession = z.object({ account: Account, sessionToken: z.string() });
