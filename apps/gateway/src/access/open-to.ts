import { CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Access } from '@simmer/contracts';

export const OPEN_TO = 'gateway:open-to';

/** Who may come in: anybody, signed-in cooks, or staff. A route that does not say is open to nobody. */
export const OpenTo = (access: Exclude<Access, 'service'>): CustomDecorator => SetMetadata(OPEN_TO, access);
