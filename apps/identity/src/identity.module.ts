import { Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AccountDeletionModule } from './account-deletion/account-deletion.module';
import { ApiTokenModule } from './api-token/api-token.module';
import { AuditLogModule } from './audit-log/audit-log.module';
import { ContactModule } from './contact/contact.module';
import { DataExportModule } from './data-export/data-export.module';
import { EmailModule } from './email/email.module';
import { HouseholdModule } from './household/household.module';
import { MailModule } from './mail/mail.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { OAuthModule } from './oauth/oauth.module';
import { PasskeyModule } from './passkey/passkey.module';
import { PasswordModule } from './password/password.module';
import { PreferencesModule } from './preferences/preferences.module';
import { usernameSkeletons } from './profile/profile.migrations';
import { ProfileModule } from './profile/profile.module';
import { PushModule } from './push/push.module';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { SessionModule } from './session/session.module';
import { StaffModule } from './staff/staff.module';
import { UnsubscribeModule } from './unsubscribe/unsubscribe.module';
import { VoiceModule } from './voice/voice.module';

/** For specs of the whole product, which let time pass. */
export { AccountDeletionService } from './account-deletion/account-deletion.service';

@Module({
  imports: [
    AccountModule,
    EmailModule,
    PasswordModule,
    SessionModule,
    SecondFactorModule,
    PasskeyModule,
    ApiTokenModule,
    ProfileModule,
    PreferencesModule,
    HouseholdModule,
    PushModule,
    MailModule,
    ContactModule,
    OAuthModule,
    UnsubscribeModule,
    VoiceModule,
    StaffModule,
    AuditLogModule,
    DataExportModule,
    AccountDeletionModule,
    MaintenanceModule,
  ],
})
export class IdentityModule {
  static readonly migrations = [usernameSkeletons];
}
