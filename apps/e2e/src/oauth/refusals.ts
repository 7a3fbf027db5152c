import type { Refusal } from './refusal';
import { atAuthorize } from './refused-at-authorize';
import { atConsent } from './refused-at-consent';
import { atToken } from './refused-at-token';

export const refusals: readonly Refusal[] = [...atAuthorize, ...atConsent, ...atToken];
