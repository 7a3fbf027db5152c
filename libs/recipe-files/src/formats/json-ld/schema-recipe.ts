import type { FileLoss } from '@simmer/contracts/constants';
import { factsOfRecipe, isItem, isOfType, listOf, NO_NUTRITION, type RecipeLine, type SchemaItem } from '@simmer/recipe-reader';
import type { FilePicture, FileRecipe } from '../../file-recipe';
import { colonHeading, groupedLines, type HeadingOf, markdownHeading } from '../../reading/grouped-lines';
import { namesIn } from '../../reading/json-values';
import { toolsLoss, videoLoss } from '../../reading/losses';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { yieldFields } from '../../reading/yield';

interface SchemaContext {
  /** Follows a bare reference to another item of the file. */
  resolve(item: SchemaItem): SchemaItem;
  /** The picture that lies beside the recipe; else the recipe's image address. */
  picture?: FilePicture | null;
}

/** A recipe in a file of schema.org recipes, with what recipe apps add to it: notes as a comment, the cook's own stars, the source. */
export function recipeOfItem(item: SchemaItem, { resolve, picture = null }: SchemaContext): Partial<FileRecipe> {
  const source_url = sourceAddress(item);
  const facts = factsOfRecipe(
    { ...item, recipeInstructions: tidySteps(item.recipeInstructions ?? item.instructions ?? item.step) },
    { pageUrl: source_url ?? 'about:blank', place: 'Recipe', confidence: 1, resolve },
  );
  const pictures = onePicture([picture ?? (facts.image_url ? pictureAt(facts.image_url.value) : null)]);
  const credit = lineOf(item.creditText);
  return {
    title: facts.title?.value ?? '',
    description: blockOf(item.description) || (facts.description?.value ?? ''),
    ingredients: grouped(facts.ingredients?.value ?? []),
    instructions: groupedSteps(facts.instructions?.value ?? []),
    prep_time: facts.prep_time?.value ?? null,
    cook_time: facts.cook_time?.value ?? null,
    total_time: facts.total_time?.value ?? null,
    ...yieldFields(
      ...listOf(item.recipeYield ?? item.yield)
        .flat(2)
        .map((entry) => (isItem(entry) ? [entry.value ?? entry.name, entry.unitText].map(lineOf).filter(Boolean).join(' ') : entry)),
    ),
    difficulty: difficultyOf(item.difficulty ?? item.recipeDifficulty),
    tags: tagsOf(facts.categories?.value ?? [], facts.cuisines?.value ?? [], facts.keywords?.value ?? []),
    nutrition: facts.nutrition?.value ?? NO_NUTRITION,
    source_url,
    source_name: facts.source_name?.value ?? (addressOf(credit) ? '' : credit),
    author: facts.author?.value ?? '',
    language: facts.language?.value ?? null,
    notes: notesOf(item),
    rating: ratingOf(item),
    created_at: timestampOf(item.dateCreated),
    ...pictures,
    losses: [...pictures.losses, ...lossesOf(item)],
  };
}

const bracketHeading: HeadingOf = (line) => /^\[([^\]]{1,80})\]$/.exec(line)?.[1]?.trim() ?? null;
export const schemaHeading: HeadingOf = (line) => colonHeading(line) ?? bracketHeading(line) ?? hashHeading(line);
/** Nextcloud Cookbook's way. */
const hashHeading: HeadingOf = (line) => (line.startsWith('#') ? markdownHeading(line) : null);

/** schema.org has no place for headings among the ingredients; apps write them as lines. */
function grouped(lines: readonly RecipeLine[]): RecipeLine[] {
  return lines.some((line) => line.group !== null)
    ? [...lines]
    : groupedLines(
        lines.map((line) => line.text),
        schemaHeading,
      );
}

function groupedSteps(lines: readonly RecipeLine[]): RecipeLine[] {
  return lines.some((line) => line.group !== null)
    ? [...lines]
    : groupedLines(
        lines.map((line) => line.text),
        bracketHeading,
      );
}

/** Of several steps each stays one, whatever line ends are in it. A section that holds no steps itself gets those that follow it. */
function tidySteps(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2) return value;
  const steps: unknown[] = [];
  let section: { itemListElement: unknown[] } | null = null;
  for (const entry of value) {
    if (isItem(entry) && isOfType(entry, 'HowToSection')) {
      const isBare = listOf(entry.itemListElement ?? entry.steps ?? entry.text).length === 0;
      section = isBare ? { ...entry, itemListElement: [] } : null;
      steps.push(section ?? entry);
    } else {
      (section?.itemListElement ?? steps).push(withoutLineEnds(entry));
    }
  }
  return steps;
}

function withoutLineEnds(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.replace(/\s*[\r\n]+\s*/g, ' ');
  return isItem(entry) && typeof entry.text === 'string' ? { ...entry, text: entry.text.replace(/\s*[\r\n]+\s*/g, ' ') } : entry;
}

function sourceAddress(item: SchemaItem): string | null {
  const stated = [item.isBasedOn, item.url, item.orgURL, item.mainEntityOfPage, item.sameAs, item.creditText].flatMap(listOf);
  for (const value of stated) {
    const address = addressOf(isItem(value) ? (value['@id'] ?? value.url) : value);
    if (address) return address;
  }
  return null;
}

function notesOf(item: SchemaItem): string {
  const notes = [item.comment, item.notes, item.note].flatMap(listOf);
  return notes
    .map((note) => blockOf(isItem(note) ? note.text : note))
    .filter(Boolean)
    .join('\n\n');
}

/** The stars of many are the site's business; the cook's own are a rating by one. */
function ratingOf(item: SchemaItem): number | null {
  const [rating] = listOf(item.aggregateRating ?? item.contentRating);
  if (!isItem(rating)) return starsOf(item.rating);
  const count = Number(rating.ratingCount ?? rating.reviewCount ?? 1);
  return count <= 1 ? starsOf(rating.ratingValue, Number(rating.bestRating ?? 5) || 5) : null;
}

function lossesOf(item: SchemaItem): FileLoss[] {
  return [...videoLoss(listOf(item.video).length > 0), ...toolsLoss(namesIn(item.tool))];
}
