import { stringify } from 'yaml';
import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { groupsOf } from '../../writing/groups';
import { oneFileEach } from '../../writing/one-file-each';
import { REASONS } from '../../writing/reasons';
import { splitAmount } from '../../writing/split-amount';
import { NUTRIENTS, oneLine, timeText } from '../../writing/words';

/**
 * A file for each recipe. Cooklang has no list of ingredients apart from the steps, so the list is a paragraph of nothing but ingredients,
 * before the steps, in sections by their groups.
 */
export const cooklangWriter: FileWriter = {
  ...oneFileEach({
    extension: 'cook',
    contentType: 'text/plain; charset=utf-8',
    bytesOf: (recipe) => Buffer.from(textOf(recipe)),
    picture: 'beside',
  }),
  loses: {
    pictures: 'A .cook file holds no picture; in a zip of several recipes it lies beside its recipe and comes back',
    step_images: REASONS.stepImages,
  },
  changes: {
    title: REASONS.cleaned,
    description: REASONS.cleaned,
    ingredients: `“150g flour” comes back as “150 g flour”, “1½ cups” as “1 1/2 cups”, “2,5 dl” as “2.5 dl”. ${REASONS.spaces}`,
    instructions: REASONS.spaces,
    yield_text: REASONS.cleaned,
    tags: REASONS.cleaned,
    source_name: REASONS.cleaned,
    author: REASONS.cleaned,
    notes: REASONS.cleaned,
  },
};

function textOf(recipe: FileRecipe): string {
  const lists = sections(recipe.ingredients, (lines) => lines.map(ingredient).join('\n'));
  const steps = sections(recipe.instructions, (lines) => lines.map(step).join('\n\n'));
  // a section without a name ends the previous one; at the start of the file there is none
  const body = [...lists, ...steps].join('\n\n').replace(/^==\n\n/, '');
  return `---\n${stringify(frontMatter(recipe), withoutOddSpaces, YAML)}---\n\n${body}\n`;
}

/** Without line breaks, and with quotes around what YAML 1.1 takes for something other than words: "no", a date. */
const YAML = { lineWidth: 0, compat: 'yaml-1.1' } as const;

/** To many a program these end a line, and a new line may begin like metadata; some YAML readers stop at a tab. */
const withoutOddSpaces = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\u2028\u2029\t]/g, ' ').trim() : value;

function sections(lines: readonly RecipeLine[], textOfLines: (lines: string[]) => string): string[] {
  return groupsOf(lines).flatMap((group) => [group.name === null ? '==' : `== ${heading(group.name)} ==`, textOfLines(group.lines)]);
}

function frontMatter(recipe: FileRecipe): object {
  const nutrition = NUTRIENTS.flatMap(({ field, name, unit }) =>
    recipe.nutrition[field] === null ? [] : [[name.toLowerCase(), `${recipe.nutrition[field]} ${unit}`]],
  );
  const fields = {
    title: recipe.title,
    description: recipe.description,
    servings: recipe.servings,
    // "yield" is another name for "servings", which programs count with
    makes: recipe.yield_text,
    'prep time': timeOf(recipe.prep_time),
    'cook time': timeOf(recipe.cook_time),
    [totalName(recipe)]: timeOf(recipe.total_time),
    difficulty: recipe.difficulty,
    tags: recipe.tags,
    author: recipe.author,
    source: recipe.source_url ?? recipe.source_name,
    'source name': recipe.source_url === null ? null : recipe.source_name,
    locale: recipe.language?.replace('-', '_') ?? null,
    rating: recipe.rating,
    favorite: recipe.favorite || null,
    created: recipe.created_at,
    nutrition: Object.fromEntries(nutrition),
    notes: recipe.notes,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !isEmpty(value)));
}

/** Where programs find the whole time, they look no further for its parts; under its longer name it stands beside them. */
const totalName = ({ prep_time, cook_time, total_time }: FileRecipe): string =>
  total_time === (prep_time ?? 0) + (cook_time ?? 0) ? 'time required' : 'time';

/** "1h 30min", a spelling that its programs read: of "1 hr 30 min" they read nothing. */
const timeOf = (minutes: number | null): string => timeText(minutes, 'h', 'min');

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** "2 cups flour, sifted" is `@flour{2%cups}(sifted)`. */
function ingredient(text: string): string {
  const line = oneLine(text);
  const split = splitAmount(line);
  const [, name = split?.food ?? line, preparation = ''] = WITH_PREPARATION.exec(split?.food ?? '') ?? [];
  const measure = split ? [split.numbers.join('-'), split.unit].filter(Boolean).map(escaped).join('%') : '';
  return `@${ingredientName(name)}{${measure}}${preparation && `(${preparation})`}`;
}

/** What may stand in round brackets behind an ingredient. */
const WITH_PREPARATION = /^([^,]+), ([^()[\]\\@#~{}]+)$/;

/** A name may begin with signs that say more of an ingredient, a step with those of notes and headings. */
const ingredientName = (text: string): string => escaped(text).replace(/^[&?+-]/, '\\$&');
const step = (text: string): string => escaped(oneLine(text)).replace(/^[>=]/, '\\$&');
const heading = (text: string): string => escaped(oneLine(text)).replaceAll('=', '\\=');

/** The marks of Cooklang that a text could hold by chance anywhere, and those of comments. */
const escaped = (text: string): string => text.replace(/[\\@#~{}%|]|-(?=-)|(?<=[-[])-/g, '\\$&');
