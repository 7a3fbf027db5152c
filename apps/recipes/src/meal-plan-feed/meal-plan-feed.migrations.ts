import type { Migration } from '@simmer/kit';

interface Household {
  _id: string;
  members: string[];
}

/** A feed says whose plan it shows, so that it ends with the membership. */
export const feedsOfHouseholds: Migration = {
  id: '0003-feeds-of-households',
  async run({ collection }) {
    for await (const { _id } of collection('meal_plan_feeds').find({ householdId: { $exists: false } })) {
      const shared = (await collection('households').find({ members: _id }).toArray()) as unknown as Household[];
      const joined = shared.find((household) => household._id !== _id);
      await collection('meal_plan_feeds').updateOne({ _id }, { $set: { householdId: joined?._id ?? _id } });
    }
  },
};
