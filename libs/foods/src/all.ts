import type { FoodsData } from './data/packed';
import de from './data/packed/de.json';
import en from './data/packed/en.json';
import es from './data/packed/es.json';
import facts from './data/packed/facts.json';
import fr from './data/packed/fr.json';
import it from './data/packed/it.json';
import nl from './data/packed/nl.json';
import pt from './data/packed/pt.json';
import sizes from './data/packed/sizes.json';
import sv from './data/packed/sv.json';
import { Foods } from './foods';

let foods: Foods | null = null;

/** The catalogue in all eight languages, at once. For servers, tools and specs: a browser loads its languages with loadFoods. */
export function allFoods(): Foods {
  foods ??= new Foods({ facts: { ...facts, sizes }, languages: [en, de, fr, es, it, pt, nl, sv] } as unknown as FoodsData);
  return foods;
}
