import { Injectable, Module } from '@nestjs/common';
import { recipeDeleted } from '@simmer/contracts';
import { listenersIn, On } from './on';

@Injectable()
class TrayListeners {
  @On(recipeDeleted, 'fill-place')
  async fillPlace(): Promise<void> {}
}

@Module({ providers: [TrayListeners] })
class TrayModule {}

@Module({ imports: [TrayModule] })
class RecipeModule {}

@Module({ imports: [TrayModule, RecipeModule] })
class ServiceModule {}

it('finds the listeners of a module once, however many import it', () => {
  expect(listenersIn('recipes', ServiceModule).map(({ name }) => name)).toEqual(['recipes-fill-place']);
});
