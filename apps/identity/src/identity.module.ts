import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { objectStoreProviders, OutboundClient, outboundProviders, PlansModule } from '@simmer/kit';
import { AccountHandlers } from './account/account.handlers';
import { AccountRepository } from './account-model/account.repository';
import { ACCOUNT_MODEL, AccountSchema, EMAIL_CLAIM_MODEL, EmailClaimSchema } from './account-model/account.schema';
import { AccountService } from './account/account.service';
import { accountPersonalData } from './account/account.personal-data';
import { EmailClaims } from './account-model/email-claims.service';
import { AccountDeletionHandlers } from './account-deletion/account-deletion.handlers';
import { AccountDeletionJobs } from './account-deletion/account-deletion.jobs';
import { AccountDeletionRepository } from './account-deletion/account-deletion.repository';
import { ACCOUNT_DELETION_MODEL, AccountDeletionSchema } from './account-deletion/account-deletion.schema';
import { AccountDeletionService } from './account-deletion/account-deletion.service';
import { ApiTokenHandlers } from './api-token/api-token.handlers';
import { apiTokenPersonalData } from './api-token/api-token.personal-data';
import { ApiTokenRepository } from './api-token/api-token.repository';
import { API_TOKEN_MODEL, ApiTokenSchema } from './api-token/api-token.schema';
import { ApiTokenService } from './api-token/api-token.service';
import { DataExportHandlers } from './data-export/data-export.handlers';
import { DataExportJobs } from './data-export/data-export.jobs';
import { dataExportPersonalData } from './data-export/data-export.personal-data';
import { DataExportRepository } from './data-export/data-export.repository';
import { DATA_EXPORT_MODEL, DataExportSchema } from './data-export/data-export.schema';
import { DataExportService } from './data-export/data-export.service';
import { DataExportRun } from './data-export/data-export-run.service';
import { EmailHandlers } from './email/email.handlers';
import { EmailService } from './email/email.service';
import { FirstProof } from './email/first-proof.service';
import { HouseholdHandlers } from './household/household.handlers';
import { householdPersonalData } from './household/household.personal-data';
import { HouseholdRepository } from './household/household.repository';
import { HOUSEHOLD_MODEL, HouseholdSchema } from './household/household.schema';
import { membershipsOfAccounts } from './household/household.migrations';
import { MembershipRepository } from './household/membership.repository';
import { MEMBERSHIP_MODEL, MembershipSchema } from './household/membership.schema';
import { HouseholdMembersService } from './household/household-members.service';
import { HouseholdService } from './household/household.service';
import { ProfileHandlers } from './profile/profile.handlers';
import { PreferencesHandlers } from './preferences/preferences.handlers';
import { preferencesPersonalData } from './preferences/preferences.personal-data';
import { PreferencesRepository } from './preferences/preferences.repository';
import { PREFERENCES_MODEL, PreferencesSchema } from './preferences/preferences.schema';
import { PreferencesService } from './preferences/preferences.service';
import { ProfilePhotoReferences } from './profile/profile.photo-references';
import { profilePersonalData } from './profile/profile.personal-data';
import { ProfileRepository } from './profile/profile.repository';
import { PROFILE_MODEL, ProfileSchema, USERNAME_CLAIM_MODEL, UsernameClaimSchema } from './profile/profile.schema';
import { ProfileService } from './profile/profile.service';
import { IdentityConfig } from './identity.config';
import { MailHandlers } from './mail/mail.handlers';
import { mailPersonalData } from './mail/mail.personal-data';
import { MailRepository } from './mail/mail.repository';
import { MAIL_MODEL, MailSchema } from './mail/mail.schema';
import { MailService } from './mail/mail.service';
import { MailRun } from './mail/mail-run.service';
import { Postman } from './mail/postman';
import { MailLinkRepository } from './mail-link/mail-link.repository';
import { MAIL_LINK_MODEL, MailLinkSchema } from './mail-link/mail-link.schema';
import { MailLinkService } from './mail-link/mail-link.service';
import { ChallengeRepository } from './factors/challenge.repository';
import { CHALLENGE_MODEL, ChallengeSchema } from './factors/challenge.schema';
import { PasskeyHandlers } from './passkey/passkey.handlers';
import { PasskeyService } from './passkey/passkey.service';
import { factorsPersonalData } from './factors/factors.personal-data';
import { FactorsRepository } from './factors/factors.repository';
import { FACTORS_MODEL, FactorsSchema } from './factors/factors.schema';
import { Factors } from './factors/factors.service';
import { SecondFactorHandlers } from './second-factor/second-factor.handlers';
import { SecondFactorService } from './second-factor/second-factor.service';
import { PasswordHandlers } from './password/password.handlers';
import { PasswordService } from './password/password.service';
import { MaintenanceJobs } from './maintenance/maintenance.jobs';
import { Secrets } from './secrets';
import { OAuthConfig } from './oauth/oauth.config';
import { OAuthHandlers } from './oauth/oauth.handlers';
import { OAuthService } from './oauth/oauth.service';
import { OAUTH_RECORD_MODEL, OAuthRecordSchema } from './oauth/oauth-record.schema';
import { OAuthRecordRepository } from './oauth/oauth-record.repository';
import { OAuthServer } from './oauth/oauth-server';
import { PasswordHasher } from './password-check/password-hasher';
import { SecurityLog } from './security-log';
import { SessionHandlers } from './session/session.handlers';
import { sessionPersonalData } from './session/session.personal-data';
import { SessionRepository } from './session/session.repository';
import { SESSION_MODEL, SessionSchema } from './session/session.schema';
import { SessionService } from './session/session.service';
import { DeviceRepository } from './sign-in/device.repository';
import { DEVICE_MODEL, DeviceSchema } from './sign-in/device.schema';
import { StaffHandlers } from './staff/staff.handlers';
import { StaffLogRepository } from './staff/staff-log.repository';
import { STAFF_LOG_MODEL, StaffLogSchema } from './staff/staff-log.schema';
import { StaffLog } from './staff/staff-log.service';
import { SignInAttemptRepository } from './sign-in/sign-in-attempt.repository';
import { SIGN_IN_ATTEMPT_MODEL, SignInAttemptSchema } from './sign-in/sign-in-attempt.schema';
import { SignInLimits } from './sign-in/sign-in-limits.service';
import { CertificateChains, platformChains, testChains } from './voice/signature/certificate-chains';
import { VoiceConfig } from './voice/voice.config';
import { VoiceHandlers } from './voice/voice.handlers';
import { VoiceService } from './voice/voice.service';
import { VoiceLinkHandlers } from './voice/voice-link.handlers';
import { voicePersonalData } from './voice/voice-link.personal-data';
import { VoiceLinkRepository } from './voice-link/voice-link.repository';
import { VOICE_LINK_MODEL, VoiceLinkSchema } from './voice-link/voice-link.schema';
import { VoiceLinkService } from './voice-link/voice-link.service';

/** For specs of the whole product, which let time pass. */
export { AccountDeletionService };

const oauth = [OAuthConfig.provider, OAuthServer, OAuthService, OAuthRecordRepository];
const voice = [
  VoiceConfig.provider,
  ...outboundProviders('Simmer/2.0 (voice skill)'),
  {
    provide: CertificateChains,
    inject: [VoiceConfig.token, OutboundClient],
    useFactory: ({ VOICE_TEST_CERTIFICATES: folder }: VoiceConfig, outbound: OutboundClient) =>
      new CertificateChains(folder ? testChains(folder) : platformChains(outbound)),
  },
  VoiceService,
  VoiceLinkService,
  VoiceLinkRepository,
];
const mail = [MailService, MailRun, MailRepository, Postman, MailLinkService, MailLinkRepository];
const factors = [Factors, FactorsRepository, SecondFactorService, PasskeyService, ChallengeRepository];
const person = [
  ProfileService,
  ProfileRepository,
  PreferencesService,
  PreferencesRepository,
  HouseholdService,
  HouseholdMembersService,
  HouseholdRepository,
  MembershipRepository,
];
const dataExport = [...objectStoreProviders, DataExportService, DataExportRun, DataExportRepository, DataExportJobs];
const accountDeletion = [AccountDeletionService, AccountDeletionRepository, AccountDeletionJobs];
const apiTokens = [ApiTokenService, ApiTokenRepository];
const personalData = [
  accountPersonalData,
  apiTokenPersonalData,
  dataExportPersonalData,
  factorsPersonalData,
  householdPersonalData,
  mailPersonalData,
  preferencesPersonalData,
  profilePersonalData,
  ProfilePhotoReferences,
  sessionPersonalData,
  voicePersonalData,
];

@Module({
  imports: [
    PlansModule,
    MongooseModule.forFeature([
      { name: ACCOUNT_MODEL, schema: AccountSchema },
      { name: EMAIL_CLAIM_MODEL, schema: EmailClaimSchema },
      { name: SESSION_MODEL, schema: SessionSchema },
      { name: DEVICE_MODEL, schema: DeviceSchema },
      { name: SIGN_IN_ATTEMPT_MODEL, schema: SignInAttemptSchema },
      { name: STAFF_LOG_MODEL, schema: StaffLogSchema },
      { name: FACTORS_MODEL, schema: FactorsSchema },
      { name: CHALLENGE_MODEL, schema: ChallengeSchema },
      { name: API_TOKEN_MODEL, schema: ApiTokenSchema },
      { name: PREFERENCES_MODEL, schema: PreferencesSchema },
      { name: DATA_EXPORT_MODEL, schema: DataExportSchema },
      { name: ACCOUNT_DELETION_MODEL, schema: AccountDeletionSchema },
      { name: PROFILE_MODEL, schema: ProfileSchema },
      { name: USERNAME_CLAIM_MODEL, schema: UsernameClaimSchema },
      { name: HOUSEHOLD_MODEL, schema: HouseholdSchema },
      { name: MEMBERSHIP_MODEL, schema: MembershipSchema },
      { name: MAIL_MODEL, schema: MailSchema },
      { name: MAIL_LINK_MODEL, schema: MailLinkSchema },
      { name: OAUTH_RECORD_MODEL, schema: OAuthRecordSchema },
      { name: VOICE_LINK_MODEL, schema: VoiceLinkSchema },
    ]),
  ],
  controllers: [
    AccountHandlers,
    EmailHandlers,
    PasswordHandlers,
    SessionHandlers,
    SecondFactorHandlers,
    PasskeyHandlers,
    ApiTokenHandlers,
    ProfileHandlers,
    PreferencesHandlers,
    DataExportHandlers,
    AccountDeletionHandlers,
    StaffHandlers,
    HouseholdHandlers,
    MailHandlers,
    OAuthHandlers,
    VoiceHandlers,
    VoiceLinkHandlers,
  ],
  providers: [
    IdentityConfig.provider,
    Secrets,
    ...mail,
    ...person,
    StaffLog,
    StaffLogRepository,
    ...dataExport,
    ...accountDeletion,
    ...personalData,
    ...factors,
    ...apiTokens,
    EmailClaims,
    EmailService,
    FirstProof,
    PasswordService,
    AccountService,
    AccountRepository,
    SessionService,
    SessionRepository,
    SignInLimits,
    SignInAttemptRepository,
    DeviceRepository,
    PasswordHasher,
    SecurityLog,
    MaintenanceJobs,
    ...oauth,
    ...voice,
  ],
})
export class IdentityModule {
  static readonly migrations = [membershipsOfAccounts];
}
