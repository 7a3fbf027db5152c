import { message } from './language';

export const title = 'Meal Plan';
export const thisWeek = 'This week';
export const nextWeek = 'Next week';
export const lastWeek = 'Last week';
export const weekOf = message('Week of {at, date, ::MMMMd}');
export const planned = message('{from, date, ::MMMMd} to {to, date, ::MMMMd}, {filled, number} of {all, number} meals planned');
export const emptyWeek = message(
  '{from, date, ::MMMMd} to {to, date, ::MMMMd}. Nothing planned yet: let Simmer suggest a week, or pick the meals yourself.',
);
export const newCooksWeek = message(
  '{from, date, ::MMMMd} to {to, date, ::MMMMd}. A week needs recipes first: add a few of yours, or start with a week of ours.',
);
export const startWithOurs = 'Start with a week of ours';
export const loading = 'Opening your week';
export const notLoaded = 'We couldn’t load your meal plan';
export const retry = 'Retry';
export const undo = 'Undo';

export const meals = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' };
/** In the middle of a sentence. */
export const mealsInText = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snack: 'snack' };
export const day = 'Day';
export const days = 'Days';
export const today = message('{day}, today');
export const minutes = message('{minutes, number} min');
export const amount = message('{amount, number}');
export const ofGoal = message('{day}: share of {goal, number} kcal');
export const kcal = 'kcal';
export const protein = 'protein';
export const grams = message('{grams, number} g');
export const nutrients = { kcal: 'kcal', protein: 'protein', fat: 'fat', carbohydrates: 'carbs' };
export const weekMean = 'An average day this week';
export const whoseFigures = 'Whose figures';
export const shareOfGoal = message('Share of the goal: {nutrient}');
export const goalOf = message('of {goal, number}');
export const more = message('+ {amount, number}');
export const less = message('− {amount, number}');
export const unknownFigures = message(
  '{count, plural, one {without 1 dish whose nutrition we don’t know} other {without # dishes whose nutrition we don’t know}}',
);

export const suggest = 'Suggest';
export const listMade = message(
  '{count, plural, =0 {Nothing to buy} one {1 thing to buy} other {# things to buy}} for {meals, plural, one {1 meal} other {# meals}}',
);
export const openList = 'Open list';
export const listFollowed = message(
  '{gone, plural, =0 {The shopping list has the new amounts.} one {It’s off the shopping list too.} other {They’re off the shopping list too.}}',
);
export const makeList = 'Make list';
export const weekBefore = 'Week before';
export const weekAfter = 'Week after';
export const print = 'Print the week';
export const moreActions = 'More for this week';
export const copyWeek = 'Copy to next week';
export const clearWeek = 'Clear this week';
export const saveTemplate = 'Save as a template';
export const settings = 'Meal plan settings';

export const addMeal = message('Add {meal} on {day}');
export const addTo = message('{day} {meal}');
export const placeInList = message('{day} {meal}');
export const swapWith = message('Swap with {title}');
export const dropFor = message('Drop for {place}');
export const leftoverFrom = message('Leftover, {day}');
export const leftover = 'Leftover';
export const cookedLater = message('Not cooked until {day}');
export const notCooked = 'Nothing is cooked for it';
export const locked = 'Locked';
export const mealMenu = message('More for {title}');
export const open = 'Open recipe';
export const moveTo = 'Move to…';
export const duplicate = 'Duplicate…';
export const planLeftover = 'Plan leftovers…';
export const lock = 'Lock';
export const unlock = 'Unlock';
export const swap = 'Swap for another';
export const why = 'Why this one?';
export const repeatWeekly = 'Repeat every week';
export const stopRepeating = 'Stop repeating';
export const forLater = 'Keep for later';
export const remove = 'Remove';
export const servings = message('{count, plural, one {1 serving} other {# servings}}');
export const changeServings = 'Servings';

export const moveTitle = message('Move {title} to');
export const duplicateTitle = message('Put {title} also on');
export const leftoverTitle = message('Eat what is left of {title} on');
export const addToPlanTitle = message('When is {title} for?');
export const fromTo = message('{from, date, ::MMMMd} to {to, date, ::MMMMd}');
export const nothingYet = 'free';

export const added = message('{title} is on {day}');
export const moved = message('{title} moved to {day}');
export const placesSwapped = message('{title} and {other} have swapped places');
export const placeTaken = message('{other} is planned for {place}');
export const swapPlaces = 'Swap the two';
export const eatBoth = 'Have both';
export const removedWith = message('{leftovers, plural, =0 {{title} removed} other {{title} and its leftovers removed}}');
export const keptForLater = message('{title} is kept for later');
export const cleared = 'This week is empty';
export const copied = 'Copied to next week';
export const repeats = message('{title} comes every {weekday}');
export const repeatsNoMore = message('{title} no longer repeats');

export const drawer = 'Recipes to drag';
export const dragFromHere = 'Drag from here';
export const find = 'Find a recipe';
export const searchToPlan = 'Search recipes to plan';
export const quick = '< 30 min';
export const showAllFound = message('Show all {count, number}');
export const noneFound = 'No recipes match.';
export const noRecipes = 'You have no recipes yet. Add a few, then plan your week with them.';
export const keyboardHelp = 'Keyboard: Space to lift, arrows to move, Space to drop. Alt copies.';
export const later = 'For later';

export const note = 'Or write a note';
export const notePlaceholder = 'Eating out, takeout, freezer…';
export const addNote = 'Add note';

export const lifted = message('{title} lifted. It is over {place}. Use the arrow keys to move, Space to drop, Escape to cancel.');
export const over = message('{title} is over {place}.');
export const overNothing = message('{title} isn’t over a meal.');
export const dropped = message('{title} is on {place}.');
export const notMoved = message('{title} stays where it was.');
export const howToLift = 'Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel. Hold Alt to copy.';

export const suggested = message(
  '{count, plural, one {1 meal suggested} other {# meals suggested}}{leftovers, plural, =0 {} one {, 1 of them from leftovers} other {, # of them from leftovers}}',
);
export const nothingToFill = 'Every meal of this week is planned already';
export const suggestTitle = 'Your suggestion';
export const suggestHelp = 'Lock what you want to keep, then ask again for the rest. For a new dish at every meal, choose More variety.';
export const again = 'Again';
export const keepAll = 'Keep all';
export const payAttention = 'Pay more attention to';
export const wishes = {
  cheaper: 'Cheaper',
  quicker: 'Quicker',
  'less-shopping': 'Less shopping',
  'more-variety': 'More variety',
  favorites: 'Favorites',
  'in-season': 'In season',
  'closer-to-goals': 'Closer to goals',
};
export const stayedEmpty = message('Nothing fits {places}.');
export const relax = {
  rules: message('With {rules}, {count, plural, one {1 recipe fits} other {# recipes fit}}'),
  allergen: message('Contains {allergen}, so it stays out: {count, plural, one {1 recipe} other {# recipes}}'),
  'unknown-allergen': message('May contain {allergen}, so it stays out: {count, plural, one {1 recipe} other {# recipes}}'),
  several: message('{count, plural, one {1 recipe} other {# recipes}} would need more than one rule relaxed, an allergy among them'),
};
/** What a meal may be once a rule is lifted, after “with”. */
export const relaxed = {
  meal: 'other kinds of dishes',
  time: message('more than {minutes, number} min'),
  diet: message('dishes that aren’t {diet}'),
  leftover: 'nothing eaten again',
  repeat: 'a dish twice this week',
};
export const allowThisWeek = 'Allow it this week';
export const allowHere = 'Allow it here';
export const nothingMoreFits = 'Nothing more fits yet';

export const whyTitle = message('Why {title}');
export const whyNothing = 'Any other recipe would do as well here.';
export const reasons = {
  kcal: message('It keeps you close to your calories: {now, number} % off a day, {instead, number} % with the next best'),
  protein: message('It adds the protein you want: {now, number} % short, {instead, number} % with the next best'),
  fat: message('It keeps fat within your goal: {now, number} % over, {instead, number} % with the next best'),
  carbohydrates: message('It keeps you close to your carbohydrates: {now, number} % off, {instead, number} % with the next best'),
  shopping: message('You need {things, plural, one {1 thing} other {# things}} less from the store'),
  shoppingWith: message('You buy {foods} for other meals anyway: {things, plural, one {1 thing} other {# things}} less from the store'),
  useUp: message('It uses up {foods}'),
  spoils: 'It leaves less in open packs to spoil',
  spoilsWith: message('It helps finish what other meals open: {foods}'),
  cuisine: 'It adds another cuisine to your week',
  main: 'It adds another main ingredient to your week',
  minutes: message('It takes {minutes, number} min on a weekday evening'),
  cooking: message('It takes {minutes, number} min'),
  liking: 'You like it more than anything else that fits',
  season: 'It’s in season',
  price: 'It costs less',
};
export const swapTitle = message('Instead of {title}');
export const swapNothing = 'No other recipe fits here.';
export const swapped = message('Swapped for {title}');
/** Of another recipe, with a sign: what a serving of it has more or less. */
export const servingDifference = message('{protein} g protein, {kcal} kcal');
export const better = 'fits better';
export const asGood = 'fits as well';
export const bitWorse = 'fits a little less';

export const fillWith = message('Use “{name}”');
export const templateUsed = 'Template added to this week';
export const templateName = 'Name of the template';
export const nameMissing = 'Give the template a name.';
export const templateSaved = message('“{name}” is saved as a template');
export const save = 'Save';

export const whichMeals = 'Meals you plan';
export const ownMeals = 'Meals of your own';
export const ownMealsExample = 'Second breakfast, lunch box…';
export const addWord = 'Add';
export const removeWord = message('Remove {word}');
export const timePerDay = 'Time for each meal';
export const timeFor = message('Time for {meal} on {day}');
export const weekdays = 'Mon–Fri';
export const timeOnWeekdays = message('Time for {meal} from Monday to Friday');
export const timeDiffers = 'Differs';
export const anyTime = 'Any';
export const whoEats = 'Who eats, and their goals';
export const whoEatsNow = message('At your table: {names}');
export const changeWhoEats = 'Change who eats here';
export const goalsOf = message('Goals of {name} for a day');
export const goals = { kcal: 'Calories', protein: 'Protein (g)', fat: 'Fat, up to (g)', carbohydrates: 'Carbohydrates (g)' };
export const moreGoals = 'Goals for fat and carbohydrates are part of Premium.';
export const seePremium = 'See Premium';
export const noGoal = 'No goal';
export const goalWrong = message('Use a number up to {most, number}, or leave it empty.');
export const useUp = 'To use up soon';
export const useUpHint = 'Suggestions cook with these first. Separate them with commas.';
export const useUpExample = 'Spinach, half a jar of pesto…';
export const leftInPacks = 'Left in the packs on your list. Tap what should be used up next.';
export const leftOfPack = message('{name}, {amount}');
export const pantry = 'Always at home';
export const pantryHint = 'Suggestions count these as bought.';
export const pantryExample = 'Rice, olive oil…';
export const recurring = 'Every week';
export const noRecurring = 'Nothing yet. Choose “Repeat every week” in the menu of a meal.';
export const everyWeek = message('{weekday}, {meal}');
export const done = 'Done';
export const slotOptions = 'Who eats, and time…';
export const whoEatsThis = 'Who eats this';
export const nobodyHere = 'No one from the household';
export const guests = 'Guests';
export const guestName = 'Name of a guest';
export const guestsToo = message('{count, plural, one {1 guest} other {# guests}}');
export const portionOf = message('Portion of {name}');
export const timeForThis = 'Time for this meal';
export const asEveryWeek = 'Same as every week';
export const atMostMinutes = message('up to {minutes, number} min');
export const servingsOf = message('Servings of {title}');
export const servingsNow = message('{count, plural, one {Cooked for 1 serving} other {Cooked for # servings}}');
export const servingsAsNeeded = 'Cooked for those who eat';
export const asNeeded = message('As needed ({count, number})');
export const servingsHelp = 'As needed counts everyone who eats it, guests and leftovers too.';

export const weekDates = message('{from, date, ::MMMMd} to {to, date, ::MMMMd}');
export const doNotForget = 'Do not forget';
export const notes = 'Notes';
export const reminderOn = message('{day}: {text}');
export const reminderFor = message('For {title} tomorrow: {text}');
export const useUpFood = message('Use up {food}');

export const subscribe = 'Follow in your calendar';
export const subscribeHelp =
  'Your calendar shows the meals of your plan and keeps up with every change. Whoever has the address can read them, so keep it to yourself.';
export const feedAddress = 'Address for your calendar';
export const feedOnce = 'You’ll only see it now. Copy it, or make a new one later.';
export const feedSince = message('An address made on {at, date, ::MMMMd} is in use. A new one ends it.');
export const openInCalendar = 'Open in your calendar';
export const makeFeed = 'Make an address';
export const makeFeedAgain = 'Make a new address';
export const endFeed = 'Stop sharing';
export const feedEnded = 'The address no longer works';
export const copyFeed = 'Copy the address';
export const feedCopied = 'The address is copied';

export const onOneClock = 'Cook on one clock…';
export const clockTitle = message('{place} on one clock');
export const dishesOnClock = 'Cooked together';
export const servedAt = 'On the table at';
export const hobs = 'Burners';
export const ovens = 'Ovens';
export const nothingOnClock = 'Choose a recipe with steps to see when to begin.';
export const beginAt = message('Begin at {time}, {minutes, number} min before serving.');
export const tooFarApart = message('The dishes are ready {minutes, number} min apart: the kitchen has no room for more at once.');
export const handsOn = message('{minutes, number} min of work');
export const waiting = message('{minutes, number} min of waiting');
export const onHob = 'burner';
export const inOven = message('oven, {celsius, number} °C');
export const critical = 'must not be late';
export const serve = 'Serve';
export const startCooking = 'Start cooking';
export const guestEats = message('What {name} eats');
export const templates = 'Your templates';
export const noTemplates = 'You have no templates anymore.';
export const templateRenamed = message('“{name}” is its name now');
export const templateDeleted = message('“{name}” is deleted');
export const deleteTemplate = message('Delete {name}');
export const addRecipes = 'Add recipes';
export const overGoal = message('{amount, number} over');
export const shortUnknown = message('{count, plural, one {1 dish has} other {# dishes have}} no figure for it, so it may be more.');
export const shortOpen = message('{count, plural, one {1 meal is} other {# meals are}} still open on these days.');
export const shortRicher = 'Other recipes of yours have more of it. Swap shows by how much.';
export const shortNone = 'No recipe of yours that suits gets there.';
export const everyMeal = message('every {meal}');
