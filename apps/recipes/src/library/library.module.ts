import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PlansModule } from '@simmer/kit';
import { RecipeModelModule } from '../recipe-model/recipe-model.module';
import { RecipeVersionModule } from '../recipe-version/recipe-version.module';
import { LibraryCopyService } from './library-copy.service';
import { LibraryInMemory } from './library-in-memory';
import { LibraryHandlers } from './library.handlers';
import { LibraryRepository } from './library.repository';
import { LIBRARY_MODEL, LibrarySchema } from './library.schema';
import { LibraryService } from './library.service';
import { RecipeWrites } from './recipe-writes.service';

@Module({
  imports: [
    PlansModule,
    RecipeModelModule,
    RecipeVersionModule,
    MongooseModule.forFeature([{ name: LIBRARY_MODEL, schema: LibrarySchema }]),
  ],
  controllers: [LibraryHandlers],
  providers: [LibraryService, LibraryRepository, LibraryInMemory, LibraryCopyService, RecipeWrites],
  exports: [LibraryService, LibraryRepository, LibraryInMemory, RecipeWrites],
})
export class LibraryModule {}
