import * as t from '@simmer/messages/shopping-list';
import { type AboutList, type Aisle, isOwnAisle } from '@simmer/shopping-list';

/** What an aisle is called: a cook's own as they called it. */
export const aisleName = (aisle: Aisle, about: AboutList): string =>
  isOwnAisle(aisle) ? (about.ownAisles.get(aisle) ?? t.aisles.other) : t.aisles[aisle];
