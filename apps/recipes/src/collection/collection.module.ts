import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module';
import { CollectionHandlers } from './collection.handlers';
import { CollectionService } from './collection.service';

@Module({
  imports: [LibraryModule],
  controllers: [CollectionHandlers],
  providers: [CollectionService],
})
export class CollectionModule {}
