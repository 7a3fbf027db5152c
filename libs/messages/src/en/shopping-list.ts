import { message } from './language';

export const title = 'Shopping List';
export const toGet = message('{count, plural, =0 {Nothing} other {#}}');
export const toGetAnd = message('to get, {count, number} in the basket');
export const toGetOnly = 'to get';
export const aboutList = 'About this list';
export const opening = 'Opening the list';

export const lists = 'Your lists';
export const newList = 'New list';
export const renameList = 'Rename this list';
export const deleteList = 'Delete this list';
export const listDeleted = message('{name} is deleted');
export const andMore = message('{names} and {count, number} more');
export const listName = 'Name of the list';
export const listNameHint = 'Like “Party” or “Hardware store”.';
export const nameMissing = 'Give the list a name.';
export const create = 'Create';
export const rename = 'Rename';
export const cancel = 'Cancel';
export const done = 'Done';
export const undo = 'Undo';
export const retry = 'Retry';
export const notDone = message('That didn’t work. {reason}');

export const addItem = 'Add an item';
export const addPlaceholder = 'Add an item, like 2 x 400 g chickpeas';
export const added = message('{name} added');
export const addedMany = message('{count, number} items added');
export const boughtBefore = 'bought before';
export const onTheList = 'on the list';

export const printList = 'Print the list';
export const more = 'More';
export const moreMenu = 'What you can do with this list';
export const copyList = 'Copy as text';
export const copied = 'The list is copied';
export const notCopied = 'Your browser didn’t let us copy the list.';
export const compactRows = 'Compact rows, without the dishes';
export const fullRows = 'Rows with the dishes';
export const aisleOrder = 'Order of the aisles';
export const clearTicked = 'Clear checked';
export const cleared = message('{count, plural, one {1 item cleared} other {# items cleared}}');

export const aisles = {
  produce: 'Fruit and vegetables',
  bread: 'Bread',
  dairy: 'Dairy and eggs',
  meat: 'Meat',
  fish: 'Fish',
  tins: 'Cans and jars',
  dry: 'Pasta, rice and baking',
  spices: 'Spices, oils and sauces',
  drinks: 'Drinks',
  frozen: 'Frozen',
  household: 'Household',
  other: 'Everything else',
};

export const probablyAtHome = 'Probably at home';
export const inTheBasket = 'In the basket';
export const moreToGet = message('{amount} more');
export const partInBasket = message('{amount} in the basket');
export const ticked = message('{name} in the basket');
export const unticked = message('{name} back on the list');
export const itemMenu = message('{name}: where it comes from, and change it');
export const addedByYou = 'Added by you';
export const addedBy = message('Added by {name}');
export const you = 'you';
export const someone = 'someone';
export const tickedAt = message('{name}, {at, time, ::hmm}');
export const tickedOn = message('{name}, {at, date, ::MMMd}');
export const packs = message('{count, plural, one {1 pack} other {# packs}} of {size}');
export const packsLeft = message('{count, plural, one {1 pack} other {# packs}} of {size}, {left} left over');

export const itemTitle = 'Item';
export const name = 'Name';
export const itemNameMissing = 'An item needs a name.';
export const amount = 'Amount';
export const ownAmount = 'Your own amount';
export const amountHint = 'Like “400 g” or “2 cans”.';
export const note = 'Note';
export const aisle = 'Aisle';
export const pack = 'Comes in packs of';
export const packHint = 'Like “250 g” or “6”. We round up to whole packs.';
export const packUnclear = 'Write a size like “250 g” or “6”.';
export const wantedBy = 'Where it comes from';
export const alwaysAtHome = 'Always at home';
export const needIt = 'I need this';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const remove = 'Remove';
export const removed = message('{name} removed');
export const saved = message('{name} changed');
export const atHomeNow = message('{name} is at home from now on');
export const neededNow = message('{name} is on the list');
export const moved = message('{name} moved to place {place, number}');

export const store = 'Store';
export const usualStore = 'My usual store';
export const addStore = 'Add a store';
export const storeName = 'Name of the store';
export const storeNameMissing = 'Give the store a name.';
export const forgetStore = 'Forget this store';
export const orderUsual = 'This is how most stores are laid out. Check things off as you walk, and we’ll learn the way through yours.';
export const orderLearned =
  'Learned from the order in which you check things off. Each time, an aisle moves halfway to where you came to it.';
export const orderOwn = 'Your own order. It stays as it is.';
export const learnAgain = 'Learn from the order I shop in';
export const aisleUp = message('Move {aisle} up');
export const aisleDown = message('Move {aisle} down');
export const addAisle = 'Add an aisle';
export const aisleName = 'Name of the aisle';
export const aisleNameMissing = 'Give the aisle a name.';
export const renameAisle = message('Rename {aisle}');
export const removeAisle = message('Remove {aisle}');
export const aisleRemoved = message('{aisle} removed');
export const aislePlace = message('{aisle} is number {place, number} now');

export const fromPlan = 'From this week’s plan';
export const fromRecipes = 'From your recipes';
export const serves = message('serves {servings, number}');
export const planned = message('{day, date, ::EEEE}, serves {servings, number}');
export const wants = message('{count, plural, one {1 item} other {# items}}');
export const takeOff = message('Take {title} off the list');
export const takenOff = message('{title} is off the list');

export const emptyTitle = 'Nothing to get';
export const empty = 'Type what you need above, or put a recipe on the list from its page.';
export const seeRecipes = 'See your recipes';
export const allInBasket = 'Everything is in the basket.';
export const notLoaded = 'We couldn’t open this list';
export const gone = 'This list is gone, or it’s not shared with you anymore.';
export const backToLists = 'Go to your list';
export const removedMeanwhile = message(
  'Somebody took it off the list in the meantime. {count, plural, one {Your change to it was} other {# of your changes were}} not kept.',
);
export const notForGuests = message(
  '{count, plural, one {1 change is} other {# changes are}} for the household alone: guests add, and check things off.',
);
export const listFull = message(
  'The list is full. {count, plural, one {1 item was} other {# items were}} not added. Clear what you’ve checked off, then try again.',
);
