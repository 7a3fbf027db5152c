export { type Aisle, isOwnAisle, isUsualAisle, type OwnAisle } from './amounts/aisles';
export {
  AboutList,
  chooseStore,
  forgetStore,
  learnFrom,
  putAisle,
  removeAisle,
  setAisle,
  setAisleOrder,
  setPack,
  setStaple,
  setUnits,
  type StoreOrder,
  type WrittenName,
  writtenNameOf,
} from './amounts/about-list';
export { orderAfter, type Taken, walkOf } from './amounts/aisle-order';
export { amountsToBuy, exactAmounts, type ListReader } from './amounts/amounts-to-buy';
export { itemIdOf, writtenKey } from './amounts/item-id';
export { type LeftOver, leftOversOf } from './amounts/left-overs';
export { type ListedFood, ListFoods } from './amounts/list-foods';
export { asGuest } from './amounts/guest-rules';
export { type Packs, packsFor } from './amounts/packs';
export { type Pack, packFrom, packsToBuy, type PacksToBuy, packText } from './amounts/packs-of-foods';
export { readItem, splitItems, type ParsedItem } from './amounts/read-item';
export { recipeLines, type RecipeToBuy } from './amounts/recipe-lines';
export {
  addRecipe,
  addSource,
  dropSource,
  isOwn,
  type ListLine,
  type ListSource,
  OWN,
  setOwnShare,
  type SourceOnList,
  sourcesOn,
  takeOutOfBasket,
} from './amounts/shares';
export { type Share, sharesOf } from './amounts/shares-of';
export { type AmountOptions, amountsOf } from './amounts/sums';
export { countToGet, joinItems, type JoinedItems, type ThingToBuy, thingsToBuy } from './amounts/things-to-buy';

export { HybridClock, MOST_AHEAD_MS, type Stamp, stampOf, timeOf } from './log/clock';
export { EMPTY_LOG, ListLog, type LogEntry, type Sender, type StoredLog } from './log/list-log';
export { ListReplica, type StoredReplica } from './log/list-replica';
export { isAboutList, type ListItem, type ListSnapshot, ListState, TOMBSTONE_MS } from './log/list-state';
export { type Change, type Fields, type FieldValue, type ListOperation, operationId } from './log/operation';
export { orderBetween } from './log/order-keys';
export type { Refusal, RefusalReason, SyncAnswer, SyncRequest } from './log/sync';
export { undoable } from './log/undo';
