/** From a few questions to a first week, before there is an account. */
import { message } from './language';

export const tab = 'Your first week';
export const tabOfQuestion = message('{question} · Your first week');
export const skipToWeek = 'Skip to the week';
export const questions = 'Questions';
export const tags = { who: 'Who', diet: 'Diet', dislikes: 'Rather not', goals: 'Goals', time: 'Time', kitchen: 'Kitchen' };
export const answered = 'answered';
export const wereHere = message('You were here on {at, date, ::MMMMd} at {at, time, ::hmm}.');
export const startOver = 'Start over';
export const back = 'Back';
export const skip = 'Skip';
export const next = 'Next';
export const showWeek = 'Show my week';
export const keptHere = 'Saved on this device. Close it and come back any time.';
export const notKeptHere = 'This browser doesn’t save anything, so finish in one go.';

export const tableLaid = message('A table being set: {things}');
export const tableServed = 'The table is set, and dinner is on it';
export const laid = { who: 'plates', diet: 'silverware', dislikes: 'napkins', goals: 'glasses', time: 'a kitchen timer', kitchen: 'a pan' };

export const whoTitle = 'Who is at the table?';
export const whoText = 'Every recipe and every list is scaled to this.';
export const grownUps = 'Grown-ups';
export const children = 'Children';
export const childPortion = 'Eat about ¾ of a portion';
export const moreForLunch = 'A little more for lunch';
export const moreForLunchText = 'One dinner a week becomes the next day’s lunch.';

export const dietTitle = 'What may be on the plate?';
export const dietText = 'Allergens are a promise: never suggested, and marked on every recipe that has them.';
export const weEat = 'We eat';
export const everything = 'Everything';
export const mustNever = 'It must never have';

export const dislikesTitle = 'Cross out what nobody eats';
export const dislikesText = 'Only a wish, not a rule: you’ll still find these when you look for them.';
export const foods = {
  cilantro: 'Cilantro',
  olive: 'Olives',
  'blue-cheese': 'Blue cheese',
  mushroom: 'Mushrooms',
  eggplant: 'Eggplant',
  anchovy: 'Anchovies',
  beet: 'Beets',
  raisin: 'Raisins',
  liver: 'Liver',
  celery: 'Celery',
  'chili-flakes': 'Chili',
  tofu: 'Tofu',
  oyster: 'Oysters',
  fennel: 'Fennel',
  caper: 'Capers',
  'goat-cheese': 'Goat cheese',
};
export const somethingElse = 'Something else';
export const crossOut = 'Cross out';

export const goalsTitle = 'What should the week do for you?';
export const goalsText = message('Choose up to {most, number}. They decide which dish wins when two would fit.');
export const goals = {
  'less-effort': 'Less effort',
  'spend-less': 'Spend less',
  'waste-nothing': 'Waste nothing',
  vegetables: 'More vegetables',
  protein: 'More protein',
  'something-new': 'Something new',
};
export const goalNotes = {
  'less-effort': 'The quicker dish on weekdays',
  'spend-less': 'Short lists, what is in season',
  'waste-nothing': 'What is bought for one dish goes into another',
  vegetables: 'Plenty on every plate',
  protein: 'From 30 g a dinner',
  'something-new': 'Dishes from many kitchens',
};

export const timeTitle = 'How long is each evening?';
export const timeText = 'Minutes from the cutting board to the table. Out means nothing is planned.';
export const startFrom = 'Start from';
export const presets = { quick: 'Quick weekdays', same: 'The same every day', sunday: 'Cook on Sunday' };
export const out = 'Out';
export const minutes = message('{count, plural, one {1 minute} other {# minutes}}');

export const kitchenTitle = 'What is in your kitchen?';
export const kitchenText = 'So that nothing asks for an oven you don’t have.';
export const equipment = { stove: 'Stove', oven: 'Oven', freezer: 'Freezer', blender: 'Blender' };

export const weekTitle = 'Your first week';
export const weekText = message(
  '{dinners, plural, one {1 dinner} other {# dinners}} for {people, number}, {dates}. Change any of them, now or later.',
);
export const dinners = 'Dinners';
export const making = 'Choosing your dinners';
export const loadFailed = 'Your week didn’t load';
export const loadFailedText = 'Your answers are safe on this device. Check the connection and try again.';
export const again = 'Try again';
export const anotherWeek = 'Another week';
export const keepWeek = 'Keep this week';
export const keepNeedsEmail =
  'Keeping it asks for an email address. The example recipes don’t count toward your limit until you edit them.';
export const inMinutes = message('{minutes, number} min');
export const anotherDish = message('Another dish for {day}');
export const swapped = message('{day}: {title}');
export const noOtherDish = 'No other dish fits here.';
export const undo = 'Undo';
export const outThisEvening = 'Out';
export const outText = 'Nothing is planned.';

export const why = {
  lunch: message('Enough for {day}’s lunch'),
  shares: message('Shares {count, plural, one {1 ingredient} other {# ingredients}} with {day}’s dish'),
  quick: message('{minutes, number} min, quicker than the rest'),
  'in-time': message('{minutes, number} min, as asked'),
  protein: message('{grams, number} g of protein'),
  cuisine: 'Another cuisine for your week',
  vegetables: 'Plenty of vegetables',
};

export const nothingFits = 'Nothing fits';
export const nothingFitsText = 'What would make room for a dish:';
export const giveUp = {
  kitchen: 'More in your kitchen',
  time: message('More than {minutes, number} minutes'),
  diet: message('Not only {diet}'),
  allergen: message('Every dish left has {allergen}, so none is suggested'),
  dislike: message('A dish with {food}'),
  repeat: 'A dish twice in the week',
  several: 'More than one answer changed',
};

export const sumTitle = 'What it adds up to';
export const atTable = 'Portions at the table';
export const weekdayMinutes = 'Minutes on weekdays';
export const thingsToBuy = 'Things to buy';
export const withAllergens = message('With {allergens}');
export const none = 'none';

export const bringing = 'Bringing your week in';
export const bringingText = 'Your answers, the dishes and the shopping list move into your account.';
export const parts = {
  household: 'Who eats here',
  settings: 'Your evenings and goals',
  recipes: 'The recipes',
  week: 'The week',
  list: 'The shopping list',
};
export const notBrought = 'Not everything is there yet. What is missing stays on this device until it is.';
export const goOn = 'Go on';
export const notYours = 'This week belongs to another account';
export const notYoursText = 'It was kept on this device by somebody else, and waits for them.';
export const nothingToBring = 'There is no week to bring in';
export const nothingToBringText = 'Answer a few questions, and a week of dinners is ready in a minute.';
export const begin = 'Start';
export const toPlan = 'Open the meal plan';
export const grownUp = message('Grown-up {number, number}');
export const child = message('Child {number, number}');
export const weekWaits = 'The week you chose is waiting on this device.';
export const bringItIn = 'Bring it in';
export const forServings = message('{count, plural, one {1 serving} other {# servings}}');
