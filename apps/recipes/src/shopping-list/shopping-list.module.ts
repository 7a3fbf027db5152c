import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HouseholdModule } from '../household/household.module';
import { GuestListHandlers } from './guest-list.handlers';
import { GuestListService } from './guest-list.service';
import { ListVisitsRepository } from './list-visits.repository';
import { LIST_VISITS_MODEL, ListVisitsSchema } from './list-visits.schema';
import { ListVisitsService } from './list-visits.service';
import { ShoppingListHandlers } from './shopping-list.handlers';
import { shoppingListPersonalData } from './shopping-list.personal-data';
import { ShoppingListRepository } from './shopping-list.repository';
import { SHOPPING_LIST_MODEL, ShoppingListSchema } from './shopping-list.schema';
import { ShoppingListService } from './shopping-list.service';

@Module({
  imports: [
    HouseholdModule,
    MongooseModule.forFeature([
      { name: SHOPPING_LIST_MODEL, schema: ShoppingListSchema },
      { name: LIST_VISITS_MODEL, schema: ListVisitsSchema },
    ]),
  ],
  controllers: [ShoppingListHandlers, GuestListHandlers],
  providers: [
    ShoppingListService,
    ShoppingListRepository,
    GuestListService,
    ListVisitsService,
    ListVisitsRepository,
    shoppingListPersonalData,
  ],
  exports: [ShoppingListService, GuestListService],
})
export class ShoppingListModule {}
