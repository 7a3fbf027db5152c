import { Module } from '@nestjs/common';
import { ImageModule } from './image/image.module';
import { MaintenanceModule } from './maintenance/maintenance.module';

/** For specs of the whole product, which let days pass. */
export { MaintenanceService } from './maintenance/maintenance.service';

@Module({ imports: [ImageModule, MaintenanceModule] })
export class MediaModule {}
