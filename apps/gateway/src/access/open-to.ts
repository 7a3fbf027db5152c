import { CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Access, HttpAuthentication } from '@simmer/contracts';
import type { WhoMayCall } from '@simmer/kit';

export const OPEN_TO = 'gateway:open-to';

/** Whom a route lets in, and how they show who they are. */
export interface Admission {
  to: WhoMayCall;
  authentication: HttpAuthentication;
}

/** Who may call a route, by session cookie unless it says otherwise. A route that says nothing is closed. */
export const OpenTo = (to: Exclude<Access, 'service'> | WhoMayCall, authentication: HttpAuthentication = 'session'): CustomDecorator =>
  SetMetadata(OPEN_TO, { to: typeof to === 'string' ? { access: to } : to, authentication } satisfies Admission);
