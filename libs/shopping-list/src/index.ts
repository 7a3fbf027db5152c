export { type Aisle, AISLES } from './amounts/aisles';
export {
  AboutList,
  chooseStore,
  forgetStore,
  learnFrom,
  setAisle,
  setAisleOrder,
  setPack,
  setStaple,
  type StoreOrder,
} from './amounts/about-list';
export { isAisle, orderAfter, type Taken, walkOf } from './amounts/aisle-order';
export { aisleOf, foodKey, itemIdOf } from './amounts/foods';
export { type LeftOver, leftOversOf, packsOf } from './amounts/left-overs';
export { mayGuest } from './amounts/guest-rules';
export { type Packs, packsFor } from './amounts/packs';
export { type Pack, packFrom, packsToBuy, type PacksToBuy, packText, usualPack } from './amounts/packs-of-foods';
export { readItem, type ToldItem } from './amounts/read-item';
export { recipeLines } from './amounts/recipe-lines';
export {
  addRecipe,
  addSource,
  type AmountOptions,
  amountsOf,
  dropSource,
  isOwn,
  type ListLine,
  type ListSource,
  OWN,
  setOwnShare,
  type Share,
  sharesOf,
  type SourceOnList,
  sourcesOn,
} from './amounts/shares';
export { isStaple } from './amounts/staples';
export { countToGet, isProbablyAtHome } from './amounts/to-get';

export { HybridClock, MOST_AHEAD_MS, type Stamp, stampOf, timeOf } from './log/clock';
export { EMPTY_LOG, ListLog, type LogEntry, type Sender, type StoredLog } from './log/list-log';
export { ListReplica, type StoredReplica } from './log/list-replica';
export { isAboutList, type ListItem, type ListSnapshot, ListState, TOMBSTONE_MS } from './log/list-state';
export { type Change, type Fields, type FieldValue, type ListOperation, operationId } from './log/operation';
export { orderBetween } from './log/order-keys';
export type { SyncAnswer, SyncRequest } from './log/sync';
export { undoable } from './log/undo';
