import { Module } from '@nestjs/common';
import { PlansModule } from '@simmer/kit';
import { LibraryModule } from '../library/library.module';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { TrayPlaces } from './tray-places.service';
import { TrayHandlers } from './tray.handlers';
import { TrayListeners } from './tray.listeners';
import { TrayService } from './tray.service';

@Module({
  imports: [PlansModule, RecipeModelModule, LibraryModule],
  controllers: [TrayHandlers],
  providers: [TrayService, TrayPlaces, TrayListeners],
  exports: [TrayService, TrayPlaces],
})
export class TrayModule {}
