import { z } from 'zod';
import { DIFFICULTIES, RECIPE_DEFAULT_DIFFICULTY, RECIPE_DEFAULT_SERVINGS, RECIPE_LIMITS, TRAY_ORIGINS } from '../constants';
import { Id, ImageAddress, LanguageCode, requiredText, text, WebAddress } from '../kit/fields';
import { rule, type RuleText } from '../kit/rules';

const groupName = text(RECIPE_LIMITS.group).nullable().default(null);

/** A line of a list: its text as the author wrote it, and the group it stands in ('For the sauce'). Plain text is accepted too. */
const lineDraft = (text: ReturnType<typeof requiredText>, error: RuleText) =>
  z
    .union([text, z.strictObject({ text, group: groupName })], { error })
    .transform((line) => (typeof line === 'string' ? { text: line, group: null } : line));

const ingredientDraft = lineDraft(requiredText(RECIPE_LIMITS.ingredient, rule('ingredient')), rule('ingredient-form'));

const stepText = requiredText(RECIPE_LIMITS.instruction, rule('step'));
const stepPhoto = Id.nullable()
  .default(null)
  .describe('A photo of the step, as `image_id` is one of the recipe; its variants follow in `step_images` when they are ready');
const instructionDraft = z
  .union([stepText, z.strictObject({ text: stepText, group: groupName, image_id: stepPhoto })], { error: rule('step-form') })
  .transform((step) => (typeof step === 'string' ? { text: step, group: null, image_id: null } : step));

const line = { text: z.string(), group: z.string().nullable() };

/** What was understood of an ingredient's text. The text stays the truth. */
export const ParsedIngredientLine = z.object({
  quantity: z.number().nullable(),
  quantity_max: z.number().nullable(),
  unit: z.string().nullable(),
  name: z.string(),
  preparation: z.string(),
  note: z.string(),
  optional: z.boolean(),
  also: z
    .array(
      z.object({ quantity: z.number().nullable(), quantity_max: z.number().nullable(), unit: z.string().nullable(), name: z.string() }),
    )
    .optional()
    .describe('Further foods of the line with an amount of their own: the yolk of "2 eggs plus 1 yolk"'),
});
export type ParsedIngredientLine = z.infer<typeof ParsedIngredientLine>;

/** A field that a cook writes: its input schema, and the schema of the stored value. */
const field = <D extends z.ZodDefault | z.ZodString, K extends z.ZodType>(draft: D, kept: K) => ({ draft, kept });

const minutes = z
  .number()
  .int()
  .min(0, { error: rule('minutes') })
  .max(RECIPE_LIMITS.minutes);
/** Per serving: calories in kcal, sodium in mg, everything else in g. Null is unknown, not zero. */
const amount = field(z.number().min(0).max(1_000_000).nullable().default(null), z.number().nullable());
const shortText = (most: number) => field(text(most).default(''), z.string());

/**
 * Everything that a cook writes into a recipe, once: a line here is a field of the draft and of the answer, and the compiler then names the
 * rooms that want a line of their own, such as the stored schema and the form.
 */
const recipeFields = {
  title: field(requiredText(RECIPE_LIMITS.title, rule('recipe-title')), z.string()),
  description: shortText(RECIPE_LIMITS.description),
  ingredients: field(
    z.array(ingredientDraft).max(RECIPE_LIMITS.lines).default([]),
    z.array(z.object({ ...line, parsed: ParsedIngredientLine })),
  ),
  instructions: field(
    z
      .array(instructionDraft)
      .max(RECIPE_LIMITS.lines)
      .refine((steps) => steps.filter(({ image_id }) => image_id !== null).length <= RECIPE_LIMITS.stepImages, {
        error: rule('step-photos', { most: RECIPE_LIMITS.stepImages }),
      })
      .default([]),
    z.array(z.object({ ...line, image_id: Id.nullable() })),
  ),
  prep_time: field(minutes.default(0), z.int()),
  cook_time: field(minutes.default(0), z.int()),
  total_time: field(minutes.nullable().default(null).describe('Null: preparation and cooking together'), z.int()),
  servings: field(
    z
      .number()
      .positive({ error: rule('servings') })
      .max(RECIPE_LIMITS.servings)
      .default(RECIPE_DEFAULT_SERVINGS),
    z.number(),
  ),
  yield_text: field(
    text(RECIPE_LIMITS.yield).default('').describe('The yield in the words of the source, such as "24 cookies"'),
    z.string(),
  ),
  difficulty: field(z.enum(DIFFICULTIES).default(RECIPE_DEFAULT_DIFFICULTY), z.enum(DIFFICULTIES)),
  tags: field(
    z
      .array(requiredText(RECIPE_LIMITS.tag, rule('tag')))
      .max(RECIPE_LIMITS.tags)
      .default([]),
    z.array(z.string()),
  ),
  image_url: field(ImageAddress.nullable().default(null), z.string().nullable()),
  image_id: field(
    Id.nullable()
      .default(null)
      .describe(
        'A picture that media keeps or will be sent: the two may arrive in either order. Its variants follow when they are ready; until then, and for an id that media never hears of, the recipe has its `image_url` or its plate to show',
      ),
    Id.nullable(),
  ),
  calories: amount,
  total_fat: amount,
  saturated_fat: amount,
  protein: amount,
  carbohydrates: amount,
  fiber: amount,
  sugar: amount,
  sodium: amount,
  source_url: field(WebAddress.nullable().default(null), z.string().nullable()),
  source_name: shortText(RECIPE_LIMITS.name),
  author: shortText(RECIPE_LIMITS.name),
  language: field(LanguageCode.nullable().default(null).describe('BCP 47'), z.string().nullable()),
  notes: shortText(RECIPE_LIMITS.notes),
  rating: field(z.number().int().min(1).max(5).nullable().default(null), z.int().nullable()),
};

type Fields = typeof recipeFields;
export type RecipeField = keyof Fields;
export const RECIPE_FIELDS = Object.keys(recipeFields) as RecipeField[];

const each = (side: 'draft' | 'kept') => Object.fromEntries(Object.entries(recipeFields).map(([name, sides]) => [name, sides[side]]));
/** The fields as they are sent, and as they are answered. */
export const draftFields = each('draft') as { [K in RecipeField]: Fields[K]['draft'] };
export const storedFields = each('kept') as { [K in RecipeField]: Fields[K]['kept'] };

/** Of a recipe that may come in while the plan has no room for it. */
export const whenFull = z
  .strictObject({ origin: z.enum(TRAY_ORIGINS), name: text(RECIPE_LIMITS.title).default('') })
  .describe('Given, a recipe that the plan has no room for waits in the tray, which says how it came in; without it, it is refused');
