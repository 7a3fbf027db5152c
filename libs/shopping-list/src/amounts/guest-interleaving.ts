import { type Act, interleave, type Outcome } from '../log/interleaving';
import type { ListReplica } from '../log/list-replica';
import type { ListOperation } from '../log/operation';
import { undoable } from '../log/undo';
import { asGuest } from './guest-rules';
import { addSource, dropSource, type ListLine } from './shares';

const GUEST = 'tablet';
const FOODS = ['milk', 'lentils'];

/** What came of an interleaving of a household's two devices and a guest's. */
export interface OutcomeWithGuest extends Outcome {
  /** How often one of them put a thing on the list as new of which the list had heard by somebody else before, by whose addition was the first. */
  readonly alsoAdded: Readonly<Record<'owner' | 'guest', number>>;
}

/** Plays random steps in which a guest does what a guest's page offers, beside whom the household changes the list at will. */
export function interleaveWithGuest(seed: number, steps = 60): OutcomeWithGuest {
  const alsoAdded = { owner: 0, guest: 0 };
  const firstBy = new Map<string, string>();
  const outcome = interleave(seed, steps, act, (operation, log) => {
    const first = firstBy.get(operation.item);
    if (isAddedAsNew(operation) && log.item(operation.item)) {
      if (operation.device === GUEST && first !== GUEST) alsoAdded.owner++;
      if (operation.device !== GUEST && first === GUEST) alsoAdded.guest++;
    } else if (operation.type === 'add') firstBy.set(operation.item, operation.device);
    return operation.device === GUEST ? asGuest(operation, log) : operation;
  });
  return { ...outcome, alsoAdded };
}

/** What is known to be on the list already is not named again. */
const isAddedAsNew = (operation: ListOperation): boolean => operation.type === 'add' && 'name' in operation.fields;

const act: Act = (list, device, below) => (device === GUEST ? actAsGuest(list, below) : actAsOwner(list, below));

type Below = Parameters<Act>[2];

const anyFood = (below: Below): string => FOODS[below(FOODS.length)]!;

/** Some of a food, as somebody types it. */
function lineOf(food: string, below: Below): ListLine {
  const [quantity, note] = [1 + below(9), below(3) === 0 ? `note ${below(9)}` : null];
  return {
    name: food,
    item: food,
    aisle: 'other',
    quantity,
    quantityMax: null,
    unit: 'kg',
    ...(note !== null && { note }),
    language: 'en',
  };
}

function addSome(list: ListReplica, below: Below): void {
  addSource(list, `own:${below(1_000_000_000)}`, [lineOf(anyFood(below), below)]);
}

function actAsGuest(list: ListReplica, below: Below): void {
  const food = anyFood(below);
  const what = below(8);
  if (what === 0) undoable(list, () => addSome(list, below))();
  else if (what < 5 || !list.item(food)) addSome(list, below);
  else if (what < 7) list.tick(food);
  else list.untick(food);
}

function actAsOwner(list: ListReplica, below: Below): void {
  const food = anyFood(below);
  const recipe = `recipe:${below(3)}`;
  const what = below(10);
  if (what < 2) addSome(list, below);
  else if (what === 2) addSource(list, recipe, [lineOf(food, below)]);
  else if (what === 3) dropSource(list, recipe);
  else if (!list.item(food)) addSome(list, below);
  else if (what === 4) list.tick(food);
  else if (what === 5) list.set(food, 'pack', `${below(5)} kg`);
  else if (what === 6) list.set(food, 'aisle', below(2) === 0 ? 'dairy' : 'dry');
  else list.remove(food);
}
