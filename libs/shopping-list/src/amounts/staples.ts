import { foodKey } from './foods';

/** What most kitchens have, in English and German. */
const STAPLES = `water, salt, sea salt, kosher salt, table salt, pepper, black pepper, ground black pepper, peppercorn, salt and pepper, sugar, brown sugar, granulated sugar,
  caster sugar, powdered sugar, flour, all purpose flour, plain flour, cornstarch, baking powder, baking soda, vanilla extract, oil, olive oil, extra virgin olive oil, vegetable oil, canola oil,
  sunflower oil, cooking oil, vinegar, white wine vinegar, balsamic vinegar, soy sauce, mustard, dijon mustard, honey, ketchup, paprika powder, smoked paprika, cumin, ground cumin, cinnamon, ground cinnamon,
  nutmeg, oregano, dried oregano, chili flake, red pepper flake, chili powder, curry powder, turmeric, ground coriander, bay leaf, garlic powder, onion powder, cayenne, cayenne pepper, ice, ice cube,
  wasser, salz, meersalz, pfeffer, schwarzer pfeffer, salz und pfeffer, zucker, puderzucker, mehl, speisestarke, backpulver, natron, ol, olivenol, pflanzenol, sonnenblumenol, rapsol, essig, balsamico,
  sojasauce, senf, honig, paprikapulver, kreuzkummel, zimt, muskat, muskatnuss, currypulver, kurkuma, lorbeerblatt, lorbeerblatter`;

const LOOKUP: ReadonlySet<string> = new Set(STAPLES.split(/,\s*/).map(foodKey));

/** Whether a food is in most kitchens, so that a recipe that needs it seldom sends anybody shopping. */
export const isStaple = (name: string): boolean => LOOKUP.has(foodKey(name));
