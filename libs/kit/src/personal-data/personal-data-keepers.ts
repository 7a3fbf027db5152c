import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OutputOf, personalDataOf, SharedRecipesChoice } from '@simmer/contracts';
import { type Collected, PersonalData } from './personal-data';

type Operations = ReturnType<typeof personalDataOf<string>>;

/** Less than the caller's timeout; the rest is requested again. */
const ERASES_WITHIN_MS = 5_000;

/** All features of a service that keep something of accounts. */
@Injectable()
export class PersonalDataKeepers {
  constructor(private readonly discovery: DiscoveryService) {}

  /** In the order of their names, so that a cursor means the same the next time. */
  all(): PersonalData[] {
    const found = this.discovery.getProviders().flatMap(({ instance }) => (instance instanceof PersonalData ? [instance] : []));
    return [...new Set(found)].sort((one, other) => (one.feature < other.feature ? -1 : 1));
  }

  async count(accountId: string): Promise<OutputOf<Operations['count']>> {
    const counted = this.all().map(async (keeper) => ({
      feature: keeper.feature,
      stage: keeper.stage,
      count: await keeper.count(accountId),
    }));
    return { features: await Promise.all(counted) };
  }

  async collect(accountId: string, after: string | null): Promise<Collected> {
    const [at, inner = null] = after === null ? ['0'] : splitOnce(after);
    const keepers = this.all();
    const keeper = keepers[Number(at)];
    if (!keeper) return { parts: [], next: null };
    const { parts, next } = await keeper.collect(accountId, inner || null);
    if (next !== null) return { parts, next: `${at} ${next}` };
    return { parts, next: Number(at) + 1 < keepers.length ? `${Number(at) + 1} ` : null };
  }

  async erase(accountId: string, sharedRecipes: SharedRecipesChoice): Promise<OutputOf<Operations['erase']>> {
    const begun = Date.now();
    const features: OutputOf<Operations['erase']>['features'] = [];
    let isAllDone = true;
    for (const keeper of this.all()) {
      let receipt = { feature: keeper.feature, erased: 0 };
      let isDone = false;
      while (!isDone && Date.now() - begun < ERASES_WITHIN_MS) {
        const round = await keeper.erase(accountId, sharedRecipes);
        receipt = { ...receipt, erased: receipt.erased + round.erased };
        ({ isDone } = round);
        // what waits for its events has to wait
        if (round.erased === 0) break;
      }
      features.push(receipt);
      isAllDone &&= isDone;
    }
    return { features, isDone: isAllDone };
  }
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
