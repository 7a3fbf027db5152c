import { foodChoice } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

describe('what a cook counts ingredients as', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  it('is remembered by name, the last word counting, until it is taken back', async () => {
    const [ann, ben] = [cook(), cook()];
    const choose = (name: string, food_id?: string | null) => recipes.call(foodChoice.choose, { name, food_id }, ann);
    await choose('leek', 'leek');
    await choose('bouquet', null);
    await expect(choose('leek', 'scallion')).resolves.toEqual({
      items: [
        { name: 'bouquet', food_id: null },
        { name: 'leek', food_id: 'scallion' },
      ],
    });
    await choose('leek');
    await expect(recipes.call(foodChoice.list, {}, ann)).resolves.toEqual({ items: [{ name: 'bouquet', food_id: null }] });
    await expect(recipes.call(foodChoice.list, {}, ben)).resolves.toEqual({ items: [] });
  });
});
