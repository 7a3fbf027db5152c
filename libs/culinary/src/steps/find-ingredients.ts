import { detectLineLanguage } from '../ingredients/line-language';
import { parseIngredient } from '../ingredients/parse-ingredient';
import { foldText, type Language, languageOf } from '../languages';

/** A place in a step that names ingredients of its recipe. */
export interface IngredientMention {
  /** Where it stands: character offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Which lines it may mean, counted from 0: "oil" is both oils of a recipe. */
  readonly ingredients: readonly number[];
}

/** Romance languages name the food first: "huile d'olive", "cebolla roja". */
const FOOD_COMES_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);
/** Words of a name that say nothing about which food it is. */
const VAGUE = new Set(
  `a an and of the or with to for in fresh freshly dried ground whole large small medium big thick thin plain good extra virgin fine hot cold warm cool ripe raw cooked
  free range low fat light dark red green white black yellow sweet unsalted salted boneless skinless frozen canned tinned ready leaf leaves clove cloves stick sticks
  und oder mit aus der die das dem den von zum zur frisch frische frischer frisches getrocknet gemahlen gross grosse grosser klein kleine kleiner rot rote roter grun
  grune gruner weiss weisse weisser schwarz schwarzer kalt kalte warm warmes heiss heisses
  de du des d la le les l et ou avec frais fraiche gros grosse petit petite rouge vert verte blanc blanche noir noire sec seche
  del el los las y o con fresco fresca grande pequeno pequena rojo roja verde blanco blanca negro negra seco seca
  il lo gli i e di della dello dei rosso rossa bianco bianca nero nera secco fresca da do dos das em com vermelho vermelha branco branca preto preta`
    .split(/\s+/)
    .filter(Boolean),
);
const SHORTEST_WORD = 3;

interface Name {
  readonly index: number;
  readonly words: ReadonlySet<string>;
  /** The word that is the food: "oil" of "olive oil". */
  readonly head: string | undefined;
}

/**
 * Finds where a step names ingredients of its recipe, in order and without overlap. A name is also found in part: "the oil" for olive oil, "chicken" for
 * chicken thighs if nothing else is of chicken. `ingredients` are the lines as they are written.
 */
export function findIngredients(
  step: string,
  ingredients: readonly string[],
  options: { readonly language?: string | null } = {},
): IngredientMention[] {
  const language = languageOf(options.language) ?? detectLineLanguage([...ingredients, step].join('\n'));
  return ingredientFinder(ingredients, { language })(step);
}

/** The same for many steps of one recipe: its lines are read once. Without a language it is that of the lines. */
export function ingredientFinder(
  ingredients: readonly string[],
  options: { readonly language?: string | null } = {},
): (step: string) => IngredientMention[] {
  const language = languageOf(options.language) ?? detectLineLanguage(ingredients.join('\n'));
  const names = ingredients.map((line, index) => nameOf(line, index, language));
  return (step) => mentionsIn(step, names);
}

function mentionsIn(step: string, names: readonly Name[]): IngredientMention[] {
  const words = [...step.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    stem: stemOf(match[0]),
  }));
  const found: IngredientMention[] = [];
  for (let from = 0; from < words.length;) {
    const [to, meant] = longestRun(words, from, names, step);
    const [first, last] = [words[from], words[to - 1]];
    if (first && last && meant.length > 0) found.push({ start: first.start, end: last.end, ingredients: meant });
    from = Math.max(to, from + 1);
  }
  return found;
}

function nameOf(line: string, index: number, language: Language): Name {
  const { name } = parseIngredient(line, { expected: language });
  const words = (name.split(/,|\(|\bor\b|\boder\b|\bou\b/u)[0] ?? '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !VAGUE.has(foldText(word)))
    .map(stemOf);
  return { index, words: new Set(words), head: FOOD_COMES_FIRST.has(language) ? words[0] : words.at(-1) };
}

/** How far the words from `from` on name one food together, and which lines they may mean. */
function longestRun(words: readonly { start: number; end: number; stem: string }[], from: number, names: readonly Name[], step: string) {
  let meant: Name[] = [];
  let to = from;
  let candidates = names;
  for (let next = from; next < words.length; next++) {
    const [word, before] = [words[next], words[next - 1]];
    if (!word || (next > from && before && !/^[\s-]*$/.test(step.slice(before.end, word.start)))) break;
    const still = candidates.filter((name) => name.words.has(word.stem));
    if (still.length === 0) break;
    [candidates, meant, to] = [still, still, next + 1];
  }
  const run = new Set(words.slice(from, to).map(({ stem }) => stem));
  const whole = meant.filter(({ words: all }) => all.size === run.size);
  const byFood = meant.filter(({ head }) => head !== undefined && run.has(head));
  const chosen = whole.length > 0 ? whole : byFood.length > 0 ? byFood : meant.length === 1 ? meant : [];
  return [to, chosen.map(({ index }) => index)] as const;
}

/** One spelling for one and many: endings of plural and gender fall, letters lose their accents. */
function stemOf(word: string): string {
  let stem = foldText(word);
  for (;;) {
    const shorter = stem.replace(/(?:[aeioun]|s|y|er)$/, '');
    if (shorter === stem || shorter.length < SHORTEST_WORD) return stem;
    stem = shorter;
  }
}
