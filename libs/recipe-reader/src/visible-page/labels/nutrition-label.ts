import { textOf } from '../../page/element-text';
import type { Page } from '../../page/page';
import type { Fact } from '../../parsed-recipe';
import { caloriesIn, NO_NUTRITION, type Nutrition } from '../../values/nutrition';
import type { PageRow } from '../rows/page-rows';

const CONFIDENCE = 0.45;
const SPEAKS_OF_ENERGY = /cal|kal|ener|brennwert|ккал|калор|大卡|热量|カロリー|エネルギー|칼로리|열량/i;
const LONGEST_ROW = 80;
const NUTRITION_NAMES = /nutri|calorie|kcal|naehrwert|nährwert|naringsinnehall|voedingswaarde/i;
const MOST_BOXES = 8;
const LONGEST_BOX = 1_500;

/** The calories of a serving that the recipe's rows speak of, or a box named after nutrition: as a box beside the matter it is none of the rows. */
export function readCalories(page: Page, card: readonly PageRow[]): Fact<Nutrition> | null {
  for (const [index, { text }] of card.entries()) {
    if (text.length > LONGEST_ROW || !SPEAKS_OF_ENERGY.test(text)) continue;
    const calories = caloriesIn(/\d/.test(text) ? text : `${text} ${numberAlone(card[index + 1]?.text)}`);
    if (calories !== null) return factOf(calories, text);
  }
  for (const box of nutritionBoxes(page)) {
    const calories = caloriesIn(box);
    if (calories !== null) return factOf(calories, box);
  }
  return null;
}

function factOf(calories: number, place: string): Fact<Nutrition> {
  return { value: { ...NO_NUTRITION, calories }, place: place.slice(0, 60), confidence: CONFIDENCE };
}

function numberAlone(text = ''): string {
  return /^\d{2,4}$/.test(text) ? text : '';
}

function nutritionBoxes(page: Page): string[] {
  return page
    .elementsNamed((classes) => NUTRITION_NAMES.test(classes))
    .slice(0, MOST_BOXES)
    .map((box) => textOf(box))
    .filter((text) => text.length <= LONGEST_BOX);
}
