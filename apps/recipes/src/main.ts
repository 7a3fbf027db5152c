import { runService } from '@simmer/kit';
import { RecipesModule } from './recipes.module';

runService('recipes', RecipesModule);
