import type { RecipeFacts } from '../../parsed-recipe';
import { readVisible } from '../visible-page.fixture';

const read = (above: string, below = ''): RecipeFacts =>
  readVisible(
    `<h1>Stew</h1>${above}<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 carrots</li><li>1 l stock</li></ul><h2>Method</h2><ol><li>Simmer the leeks and cook 4 minutes longer.</li><li>Stir in the carrots, cook 30 minutes until they are soft, and season the stew well.</li></ol>${below}`,
  ) ?? {};
const times = ({ prep_time, cook_time, total_time }: RecipeFacts): unknown[] => [prep_time?.value, cook_time?.value, total_time?.value];

describe('labelled times', () => {
  it.each([
    ['in rows that begin with their amount', '<div>30dk Hazırlama</div><div>40dk Pişirme</div>', [30, 40, undefined]],
    ['in one row that begins with an amount', '<p>60 min total, 20 min prep, 40 min cook</p>', [20, 40, 60]],
    ['in one row with names first', '<p>Serves 4, prep 15 mins, cook 10 mins</p>', [15, 10, undefined]],
    ['in pairs of boxes', '<div>Prep</div><div>20 min</div><div>Cook</div><div>1 hr</div>', [20, 60, undefined]],
    ['glued to a clock', '<p>1h50 Total</p>', [undefined, undefined, 110]],
    ['in Romanian', '<p>Timp de preparare: 1 oră</p><p>Timp de gătire: 3 ore</p>', [60, 180, undefined]],
    ['in Danish', '<p>Tid i alt: 1 t 30 min</p><p>Bagetid: 15 min</p>', [undefined, 15, 90]],
    ['in Portuguese', '<p>Tempo de preparo: 15 min | Tempo de forno: 50 min</p>', [15, 50, undefined]],
    ['as a clock beside their name', '<div>Prep</div><div>0 : 10</div><p>Cook time: 1 : 05</p>', [10, 65, undefined]],
    ['in Russian', '<p>Время подготовки: 10 мин</p><p>Время готовки: 1 час</p>', [10, 60, undefined]],
    ['one behind the other in one row', '<p>Prep time 20 min Wait 2 h Cook time 1 h 05</p>', [20, 65, undefined]],
    ['glued to their values', '<div><span>Prep</span>20 min</div><div>Total <span>1 h</span></div>', [20, undefined, 60]],
    [
      'in a row below their names',
      '<table><tr><th>Level</th><th>Prep time</th><th>Cooking time</th></tr><tr><td>easy</td><td>20 min</td><td>1 h</td></tr></table>',
      [20, 60, undefined],
    ],
    ['in Hebrew', '<div>זמן הכנה</div><div>15 דקות</div><p>זמן אפייה: 40 דקות</p>', [15, 40, undefined]],
    ['in Arabic', '<p>وقت التحضير: 10 دقائق</p><p>وقت الطهي: 1 ساعة</p>', [10, 60, undefined]],
    ['in Greek', "<div>Προετοιμασία</div><div>30'</div>", [30, undefined, undefined]],
    ['in Finnish', '<div>Valmistusaika</div><div>45 min</div>', [undefined, undefined, 45]],
  ])('reads them %s', (_name, above, expected) => {
    expect(times(read(above))).toEqual(expected);
  });

  it.each([
    ['調理時間:40分', [undefined, undefined, 40]],
    ['Czas przygotowania: 90 min', [undefined, undefined, 90]],
    ['Час приготування: 1 година', [undefined, undefined, 60]],
    ['Doba přípravy: 80 min | Porce: 6', [undefined, undefined, 80]],
    ['Doba přípravy: 20 min | Doba pečení: 60 min', [20, 60, undefined]],
    ['Cuisson et préparation : 40 minutes', [undefined, undefined, 40]],
    ['Preparación y cocción: 40 minutos', [undefined, undefined, 40]],
    ['Prep & Cook Time: 25-35 min', [undefined, undefined, 35]],
  ])('knows which part %p names', (above, expected) => {
    expect(times(read(`<p>${above}</p>`))).toEqual(expected);
  });

  it('adds the time of rest to the whole, where no whole is named', () => {
    expect(times(read('<p>Prep: 30 min</p><p>Rising: 2 hours</p><p>Baking: 25 min</p>'))).toEqual([30, 25, 175]);
    expect(times(read('<p>Prep: 30 min</p><p>Chilling: 2 hours</p><p>Total time: 3 hours</p>'))).toEqual([30, undefined, 180]);
  });

  it('takes the only time for the whole where another is none', () => {
    expect(times(read('<p>Prep time: 15 minutes</p><p>Cook time: 0 minutes</p>'))).toEqual([15, undefined, 15]);
    expect(times(read('<p>Prep time: 15 minutes</p><p>Cook time: 0 minutes</p><p>Chilling: overnight</p>'))).toEqual([
      15,
      undefined,
      undefined,
    ]);
  });

  it.each(['1 hr 0 min', '1 hour and 0 minutes', '1 Std., 0 Min.'])('takes %p for an hour, not for no time', (hour) => {
    expect(times(read(`<p>Cook time: ${hour}</p>`))).toEqual([undefined, 60, undefined]);
    expect(times(read(`<p>Prep time: ${hour}</p><p>Chilling: overnight</p>`))).toEqual([60, undefined, undefined]);
  });

  it('reads a clock as a time only beside its name', () => {
    expect(times(read('<p>Prep time: 1:30 h</p>'))).toEqual([90, undefined, undefined]);
    for (const line of ['12/05/2020 <span>14:35 h</span>', '14:35 h', '14:35 h | 4 portions'])
      expect(times(read(`<p>${line}</p>`))).toEqual([undefined, undefined, undefined]);
  });

  it('reads them below the steps, but not under another heading, and never in a step', () => {
    expect(times(read('', '<p>Prep time: 25 minutes</p><p>Cook time: 2 hours</p>'))).toEqual([25, 120, undefined]);
    expect(times(read('', '<h2>You may also like</h2><p>Chili</p><p>Ready in: 40 minutes</p>'))).toEqual([undefined, undefined, undefined]);
    expect(times(read(''))).toEqual([undefined, undefined, undefined]);
  });

  it('takes no sentence for a label', () => {
    expect(times(read('<p>Ready in 40 minutes, with a spoonful of cocoa.</p>'))).toEqual([undefined, undefined, undefined]);
    expect(times(read('<p>Bake 20 minutes longer for a darker crust.</p>'))).toEqual([undefined, undefined, undefined]);
  });

  it.each(['200g flour', '200 g', '12g yeast', '1.5 g'])('takes no weight for hours: %s', (weight) => {
    expect(times(read(`<div>Zubereitung</div><div>${weight}</div>`))).toEqual([undefined, undefined, undefined]);
    expect(times(read(`<p>Zubereitung: ${weight}</p>`))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a bare name', '<p>Time: 35 minutes</p>', 35],
    ['a bare Chinese name', '<p>份量:3人份 时间:90分钟</p>', 90],
    ['the only duration above the ingredients', '<div>35 min</div>', 35],
    ['the only duration in a box', '<div><span>1 h 30 min</span> <span>Easy</span> <span>4.3 of 5</span></div>', 90],
    ['a sentence that says how long it takes', '<p>As seen at the fair. Serves 4. Takes about 40 minutes.</p>', 40],
    ['a sentence with work and heat', '<p>Makes 24. Takes 15 minutes of work and 1 hour in the oven.</p>', 75],
    ['one duration of a range', '<p>Takes 30 to 40 minutes.</p>', 40],
    ['a bare name in Finnish', '<span>Kesto: 2 h</span>', 120],
    ['the duration beside the servings', '<p>Ada Quill | Serves 4 | 1 hour</p>', 60],
    ['none of several durations', '<p>35 min</p><p>20 min</p>', undefined],
    ['no reading time', '<p>5 min read</p>', undefined],
  ])('takes %s for the whole time, as a guess', (_name, above, minutes) => {
    const { total_time } = read(above);
    expect(total_time?.value).toBe(minutes);
    expect(total_time?.confidence ?? 0).toBeLessThan(0.5);
  });
});

describe('labelled servings', () => {
  it.each([
    ['beside their name', '<p>Serves 4</p>', '', 4],
    ['in other words', '<p>Feeds: 6</p>', '', 6],
    ['as a number of pieces', '<p>Menge: 14 Stück</p>', '', 14],
    ['not by the calories of one', '<p>1人分412kcal</p><p>2人分</p>', '', 2],
    ['below their name', '<div>Serves</div><div>4</div>', '', 4],
    ['in a field', '<p>For <input type="number" value="4"> people</p>', '', 4],
    ['as the last of the steps', '', '<p>Makes 24 cookies. Total time: 1 hour.</p>', 24],
    ['below the steps', '', '<p>Prep time: 25 minutes</p><p>Serves: 6</p>', 6],
    ['behind a heading, in short', '<h3>For the pot (2 pers)</h3>', '', 2],
    ['in dozens', '<p>makes about 3 dozen</p>', '', 36],
    [
      'in a row below its name',
      '<table><thead><tr><th>Level</th><th>Servings</th></tr></thead><tbody><tr><td>easy</td><td>6</td></tr></tbody></table>',
      '',
      6,
    ],
    ['in Greek', '<p>Μερίδες: 6</p>', '', 6],
    ['in Portuguese', '<div>Doses</div><div>4</div>', '', 4],
    ['in Hebrew', '<div>מנות</div><div>12</div>', '', 12],
    ['in Japanese', '<p>4人前</p>', '', 4],
    ['in Romanian', '<p>Porții: 8</p>', '', 8],
    ['in boxes, the number first', '<div><div>4</div><div>Servings</div></div><div><div>30 min</div><div>Prep</div></div>', '', 4],
    [
      'not in what else a story counts',
      `<p>${'We cook it every year for the fair, and there is never any left. '.repeat(3)}Makes 3 batches of it.</p>`,
      '',
      undefined,
    ],
    ['as a number above its name', '<ul><li><span>24</span><span>Makes</span></li><li><span>30m</span><span>Prep</span></li></ul>', '', 24],
    ['as the first of a range in words', '<p>It feeds a crowd (10 to 12 people).</p>', '', 10],
    ['behind a word for about', '<p>Recette calculée pour environ 24 tartelettes</p>', '', 24],
    ['in Hungarian', '<p>Ebből kb. 16 darab lesz.</p>', '', 16],
    [
      'in a sentence of a story',
      `<p>${'We cook it every year for the fair, and there is never any left. '.repeat(3)}Feeds about 15 people.</p>`,
      '',
      15,
    ],
    [
      'not anywhere in a story',
      `<p>${'We cook it every year for the fair, and there is never any left. '.repeat(3)}Once it was made for 15 people of the town.</p>`,
      '',
      undefined,
    ],
    [
      'as the button that is pressed',
      '<div><span>servings</span><button class="b-on">2</button><button>3</button><button>4</button></div>',
      '',
      2,
    ],
    [
      'not on buttons of which none is pressed',
      '<div><span>servings</span><button>2</button><button>3</button><button>4</button></div>',
      '',
      undefined,
    ],
    ['not in how wide the tin is', '<p>Für 20 cm Durchmesser</p>', '', undefined],
    [
      'not in how long something takes',
      '<p>Lasciare riposare per 2 ore</p><p>Für 2 bis 3 Stunden in den Schrank</p><p>pour 1,5 heures</p>',
      '',
      undefined,
    ],
    ['not in fields of something else', '<p>Units for people: <input value="1"><input value="2"></p>', '', undefined],
    [
      'not of another recipe',
      '',
      '<h2>You may also like</h2><p>Chili</p><p>Slow and warm.</p><p>A pot for a crowd.</p><p>Serves 12</p>',
      undefined,
    ],
  ])('reads them %s', (_name, above, below, servings) => {
    expect(read(above, below).servings?.value).toBe(servings);
  });
});

describe('calories on the page', () => {
  it.each([
    ['a row', '<div>680 kcal pro Portion</div>', 680],
    ['two boxes', '<div>Calories</div><div>420</div>', 420],
    ['a box named after nutrition', '<div class="nutrition"><h6>Nutrition</h6><span>Fat: 9 g</span> <span>Calories: 389</span></div>', 389],
    ['nothing for a weight of its own', '<div class="nutrition-table">Per 100 g: 95 kcal</div>', undefined],
    [
      'nothing for exercise',
      '<p>Walking for an hour burns about 250 calories, more than you would think when you look at it.</p>',
      undefined,
    ],
  ])('reads %s', (_name, above, calories) => {
    const { nutrition } = read(above);
    expect(nutrition?.value.calories).toBe(calories);
    expect(nutrition?.confidence ?? 0).toBeLessThan(0.7);
  });
});
