import { Module } from '@nestjs/common';
import { IdentityConfig } from './identity.config';
import { Secrets } from './secrets';
import { SecurityLog } from './security-log';

/** What every feature here may need: the settings, secrets and the log of who got in. */
@Module({
  providers: [IdentityConfig.provider, Secrets, SecurityLog],
  exports: [IdentityConfig.token, Secrets, SecurityLog],
})
export class SecurityModule {}
