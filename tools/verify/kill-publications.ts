// One round of the gallery: a part dies while cooks publish recipes. What was acknowledged must be in the gallery, once.
import { v7 as newId } from 'uuid';
import { type Cook, registerCook } from './cook-client';
import { type Round, timesOf, untilNone, writeAcrossKill } from './kill-round';

const count = 100;
const recipesPerCook = 50;

export const killDuringPublications: Round = async (running, target) => {
  const recipes: { id: string; cook: Cook }[] = [];
  for (let made = 0; made < count; made += recipesPerCook) {
    const cook = await registerCook(running.url);
    for (let one = 0; one < recipesPerCook; one += 1) {
      const id = newId();
      await cook.call('POST', '/recipes', { id, title: `Shared ${id}`, ingredients: ['1 onion'] });
      recipes.push({ id, cook });
    }
  }
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 25,
    write: (index) => recipes[index].cook.call('PUT', `/recipes/${recipes[index].id}/published`, { published: true }),
  });
  const visitor = recipes[0].cook;
  let times = new Map<string, number>();
  const lost = await untilNone(async () => {
    times = timesOf((await visitor.pages('/community/recipes')).map(({ id }) => id));
    return ok.filter(({ index }) => !times.has(recipes[index].id));
  });
  return { acknowledged: ok.length, ...figures, lost: lost.length, doubled: [...times.values()].filter((often) => often > 1).length };
};
