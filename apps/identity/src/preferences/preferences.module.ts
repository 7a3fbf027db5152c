import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { PreferencesHandlers } from './preferences.handlers';
import { preferencesPersonalData } from './preferences.personal-data';
import { PreferencesRepository } from './preferences.repository';
import { PREFERENCES_MODEL, PreferencesSchema } from './preferences.schema';
import { PreferencesService } from './preferences.service';

@Module({
  imports: [AccountModelModule, MongooseModule.forFeature([{ name: PREFERENCES_MODEL, schema: PreferencesSchema }])],
  controllers: [PreferencesHandlers],
  providers: [PreferencesService, PreferencesRepository, preferencesPersonalData],
  exports: [PreferencesService],
})
export class PreferencesModule {}
