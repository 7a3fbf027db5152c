import { stringify } from 'yaml';
import type { RecipeLine } from '../../../sources/parsed-recipe';
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
  ...oneFileEach({ extension: 'cook', contentType: 'text/plain; charset=utf-8', textOf, withPictures: true }),
  loses: { pictures: 'A .cook file holds no picture; in a zip of several recipes it lies beside its recipe and comes back' },
  changes: {
    title: REASONS.cleaned,
    description: REASONS.cleaned,
    ingredients: `“150g flour” comes back as “150 g flour”. ${REASONS.spaces}`,
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
  // a section without a name ends the one before it; at the start of the file there is none
  const body = [...lists, ...steps].join('\n\n').replace(/^==\n\n/, '');
  return `---\n${stringify(frontMatter(recipe), withoutOddLineEnds, { lineWidth: 0 })}---\n\n${body}\n`;
}

/** To many a program these end a line, and a new line may begin like metadata. */
const withoutOddLineEnds = (_key: unknown, value: unknown): unknown => (typeof value === 'string' ? value.replace(/[\u2028\u2029]/g, ' ').trim() : value);

function sections(lines: readonly RecipeLine[], textOfLines: (lines: string[]) => string): string[] {
  return groupsOf(lines).flatMap((group) => [group.name === null ? '==' : `== ${escaped(oneLine(group.name))} ==`, textOfLines(group.lines)]);
}

function frontMatter(recipe: FileRecipe): object {
  const nutrition = NUTRIENTS.flatMap(({ field, name, unit }) => (recipe.nutrition[field] === null ? [] : [[name.toLowerCase(), `${recipe.nutrition[field]} ${unit}`]]));
  const fields = {
    title: recipe.title,
    description: recipe.description,
    servings: recipe.servings,
    yield: recipe.yield_text,
    'prep time': timeText(recipe.prep_time),
    'cook time': timeText(recipe.cook_time),
    'time required': timeText(recipe.total_time),
    difficulty: recipe.difficulty,
    tags: recipe.tags,
    author: recipe.author,
    source: recipe.source_url,
    'source name': recipe.source_name,
    locale: recipe.language,
    rating: recipe.rating,
    favorite: recipe.favorite || null,
    created: recipe.created_at,
    nutrition: Object.fromEntries(nutrition),
    notes: recipe.notes,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !isEmpty(value)));
}

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** "2 cups flour, sifted" is `@flour{2%cups}(sifted)`. */
function ingredient(text: string): string {
  const line = oneLine(text);
  const split = splitAmount(line);
  const [, name = split?.food ?? line, preparation = ''] = WITH_PREPARATION.exec(split?.food ?? '') ?? [];
  const measure = split ? [split.amount, split.unit].filter(Boolean).map(escaped).join('%') : '';
  return `@${escaped(name)}{${measure}}${preparation && `(${preparation})`}`;
}

/** What may stand in round brackets behind an ingredient. */
const WITH_PREPARATION = /^([^,]+), ([^()[\]\\@#~{}]+)$/;

const step = (text: string): string => escaped(oneLine(text));

/** The marks of Cooklang that a text could hold by chance: anywhere, at its start, and those of comments. */
const escaped = (text: string): string => text.replace(/[\\@#~{}%|]|^[>=&?+-]|-(?=-)|(?<=[-[])-/g, '\\$&');
