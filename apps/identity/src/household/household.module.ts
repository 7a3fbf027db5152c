import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PlansModule } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { SecurityModule } from '../security.module';
import { HouseholdMembersService } from './household-members.service';
import { HouseholdHandlers } from './household.handlers';
import { householdPersonalData } from './household.personal-data';
import { HouseholdRepository } from './household.repository';
import { HOUSEHOLD_MODEL, HouseholdSchema } from './household.schema';
import { HouseholdService } from './household.service';
import { MembershipRepository } from './membership.repository';
import { MEMBERSHIP_MODEL, MembershipSchema } from './membership.schema';

@Module({
  imports: [
    SecurityModule,
    PlansModule,
    AccountModelModule,
    MongooseModule.forFeature([
      { name: HOUSEHOLD_MODEL, schema: HouseholdSchema },
      { name: MEMBERSHIP_MODEL, schema: MembershipSchema },
    ]),
  ],
  controllers: [HouseholdHandlers],
  providers: [HouseholdService, HouseholdMembersService, HouseholdRepository, MembershipRepository, householdPersonalData],
  exports: [HouseholdService, HouseholdMembersService],
})
export class HouseholdModule {}
