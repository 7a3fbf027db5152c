import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { type Actor, mealPlan, mealPlanFeed } from '@simmer/contracts';
import { weekOf } from '@simmer/meal-plan';
import { bootService, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { MEAL_PLAN_FEED_MODEL, type MealPlanFeedDocument } from './meal-plan-feed.schema';

@FakeService('identity')
class Identity {}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

describe('the calendar of a meal plan', () => {
  let recipes: ServiceUnderTest;
  let identity: RunningService;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    identity = await bootService('identity', IdentityModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    await identity.stop();
  });

  const date = new Date().toISOString().slice(0, 10);
  const guestOf = async (token: string): Promise<Actor | null> => (await recipes.call(mealPlanFeed.resolve, { token }, service)).actor;
  const plan = (owner: ReturnType<typeof cook>, title: string) => {
    const dish = { recipe_id: null, title, servings: null };
    const entry = { id: uuidv7(), date, meal: 'dinner', position: 0, locked: false, leftover_of: null, ...dish };
    return recipes.call(mealPlan.change, { id: weekOf(date), put: [entry] }, owner);
  };

  it('is for whoever has its address, the same as long as the plan is', async () => {
    const ann = cook();
    await plan(ann, 'Leek soup');
    const { token } = await recipes.call(mealPlanFeed.make, {}, ann);
    const guest = await guestOf(token);
    const first = await recipes.call(mealPlanFeed.calendar, { token }, guest);
    expect(first.text).toContain('SUMMARY:Leek soup');
    expect(await recipes.call(mealPlanFeed.calendar, { token }, guest)).toEqual(first);
    await plan(ann, 'Toast');
    expect((await recipes.call(mealPlanFeed.calendar, { token }, guest)).text).toContain('SUMMARY:Toast');
  });

  it('has one address at a time, which ends when the cook says so', async () => {
    const ann = cook();
    expect(await recipes.call(mealPlanFeed.read, {}, ann)).toEqual({ created_at: null });
    const first = await recipes.call(mealPlanFeed.make, {}, ann);
    const second = await recipes.call(mealPlanFeed.make, {}, ann);
    expect(await guestOf(first.token)).toBeNull();
    expect(await guestOf(second.token)).not.toBeNull();
    expect(await recipes.call(mealPlanFeed.read, {}, ann)).toEqual({ created_at: second.created_at });
    const guest = await guestOf(second.token);
    await recipes.call(mealPlanFeed.end, {}, ann);
    expect(await guestOf(second.token)).toBeNull();
    await expect(recipes.call(mealPlanFeed.calendar, { token: second.token }, guest)).rejects.toMatchObject({ code: 'request.not-found' });
  });

  it('is kept without its token', async () => {
    const { token } = await recipes.call(mealPlanFeed.make, {}, cook());
    const feeds: Model<MealPlanFeedDocument> = recipes.running.app.get(getModelToken(MEAL_PLAN_FEED_MODEL));
    expect(JSON.stringify(await feeds.find().lean())).not.toContain(token);
  });
});
