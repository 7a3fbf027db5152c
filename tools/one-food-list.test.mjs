// Proves that what a food is called stands in one place, libs/foods: no other source file holds a list of foods, in whatever language.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { inRepository } from './prepare/repository.mjs';

/** A literal with so many of the common foods is a list of them, and so are several small ones of a file together. */
const LIST = 12;
/** Below the catalogue, where lists of foods stood longest, so many are one. */
const LIST_BELOW = 6;
/** With fewer a literal speaks of foods, and is no list. */
const SMALL_LIST = 3;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'];

/** What cooks buy most, by their usual English names; all names of these foods in all languages are looked for. */
const COMMON =
  `salt, sugar, flour, butter, egg, milk, water, onion, garlic, olive oil, black pepper, lemon, tomato, carrot, potato, cream, rice, chicken breast, ground beef, bacon,
  parsley, basil, thyme, rosemary, oregano, cilantro, mint, dill, chive, sage, bay leaf, cinnamon, cumin, paprika, nutmeg, ginger, turmeric, vanilla extract, baking powder, baking soda,
  yeast, honey, maple syrup, brown sugar, powdered sugar, cocoa powder, dark chocolate, almond, walnut, hazelnut, cashew, pecan, pistachio, peanut, peanut butter, sesame seed, raisin, date,
  apple, banana, orange, lime, strawberry, blueberry, raspberry, cherry, peach, pear, plum, apricot, mango, pineapple, grape, avocado, coconut, fig, cranberry, melon, watermelon, kiwi,
  bell pepper, zucchini, eggplant, cucumber, spinach, kale, cabbage, broccoli, cauliflower, leek, celery, fennel, asparagus, pea, corn, pumpkin, sweet potato, beet, radish, turnip, parsnip,
  lettuce, arugula, mushroom, scallion, shallot, artichoke, okra, chickpea, lentil, kidney bean, black bean, white bean, tofu, tempeh, soy sauce, fish sauce, vinegar, mustard, mayonnaise, ketchup,
  parmesan, mozzarella, cheddar, feta, ricotta, gouda, goat cheese, cream cheese, yogurt, sour cream, buttermilk, mascarpone, halloumi, brie, salmon, tuna, cod, trout, shrimp, crab, mussel,
  clam, scallop, squid, anchovy, sardine, mackerel, beef, pork, lamb, veal, turkey, duck, ham, sausage, chorizo, salami, prosciutto, spaghetti, penne, linguine, lasagne, couscous, bulgur,
  quinoa, oat, barley, polenta, bread, tortilla, breadcrumb, puff pastry, gelatin, cornstarch, red wine, white wine, beer, rum, coffee, tea, apple juice, orange juice, tahini, pesto, olive, caper, jam`
    .split(',')
    .map((name) => name.trim());

/** Each with its reason. What is generated, trained, made up to be shown, or measures is no list that a food is looked up in. */
/** @type {[files: RegExp, reason: string][]} */
const ALLOWED = [
  [/^libs\/foods\//, 'the catalogue'],
  [/\.(?:spec|test|fixtures?)\.|\/(?:testing|fixtures|language-fixtures)\/|^apps\/e2e\//, 'tests name foods'],
  [/^(?:tools\/(?:training|bench|shots|verify|world)|apps\/(?:dev|world))\//, 'texts to train, measure and show with'],
  [/^libs\/messages\//, 'examples in texts'],
  [/^libs\/ui\/src\/kit-page\//, 'examples of the kit page'],
  [/^apps\/identity\/src\/password-check\/common-words\.ts$/, 'words that make a bad password'],
  [/^(?:apps\/web\/src\/recipe\/face\.tsx|libs\/contracts\/src\/constants\/people\.ts)$/, 'pictures to choose from'],
  [/^tools\/foods\//, "reads the words of USDA's table for the catalogue"],
  [
    /^apps\/web\/src\/features\/recipes\/publish\/cuisine-signs\.ts$/,
    'ids of the catalogue, checked by their type: by which foods a cuisine is known',
  ],
  [/^libs\/culinary\/src\/units\/plural\.ts$/, 'irregular plurals of English, which are grammar: see docs/adr/0047'],
  [/^libs\/plates\/src\/kinds\.ts$/, 'colors of soups, by the English names of the drawings'],
  [/^libs\/plates\/src\/(?:greens|vegetables|proteins|fruits|dishes\/.*|food)\.ts$/, 'drawings, each under the English name of its food'],
  [
    /^libs\/culinary\/src\/recipe-text\/(?:food-words|label-weights|line-words)\.ts$/,
    'what the trained labeller of pasted texts saw as foods: changes with its weights alone',
  ],
  [
    /^libs\/culinary\/src\/(?:ingredients\/(?:name-phrases|unit-spans)|spoken\/spoken-items)\.ts$/,
    'words that say how one beside them is read: "un filet d’huile", "minced beef", "mac and cheese"',
  ],
  [
    /^libs\/culinary\/src\/ingredients\/(?:line-language|tagger-weights)\.ts$/,
    'words that tell languages apart, foods among them; the trained parser',
  ],
];

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const foodOf = commonNames();

describe('lists of foods', () => {
  it('stand in libs/foods alone', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'], {
      cwd: inRepository('.'),
      encoding: 'utf8',
    });
    const found = files
      .split('\n')
      .filter((file) => file && file !== 'tools/one-food-list.test.mjs' && !ALLOWED.some(([pattern]) => pattern.test(file)))
      .flatMap((file) => listsIn(file, readFileSync(inRepository(file), 'utf8')));
    assert.deepEqual(found, [], 'Read what a food is from @simmer/foods instead; its names stand in libs/foods/catalogue.');
  });

  it('are seen: of texts, in an object, in one long text', () => {
    const names = COMMON.filter((name) => !name.includes(' ')).slice(0, LIST);
    for (const text of [`['${names.join("', '")}']`, `({ ${names.map((name) => `${name}: 1`).join(', ')} })`, `\`${names.join(' ')}\``])
      assert.equal(listsIn('list.ts', `const a = ${text};`).length, 1, text);
    const [few, others, more] = [0, 5, 10].map(
      (from) =>
        `['${COMMON.filter((name) => !name.includes(' '))
          .slice(from, from + 5)
          .join("', '")}']`,
    );
    assert.deepEqual(listsIn('list.ts', `const a = ${few};`), []);
    assert.equal(listsIn('list.ts', `const a = ${few}, b = ${others}, c = ${more};`).length, 1);
  });
});

/** The food of each folded name of one word, in every language; of longer names their last word says too little. */
function commonNames() {
  const packed = (name) => JSON.parse(readFileSync(inRepository(`libs/foods/src/data/packed/${name}.json`), 'utf8'));
  const names = LANGUAGES.map((language) => packed(language).names.map((list) => list.split(',').map((name) => name.split('/'))));
  const known = new Map();
  for (const common of COMMON) {
    const at = names[0].findIndex((list) => list.some((forms) => forms.includes(common)));
    const forms = at < 0 ? [[common]] : names.flatMap((lists) => lists[at]);
    for (const form of forms.flat()) if (/^\p{L}{3,}$/u.test(form) && !known.has(folded(form))) known.set(folded(form), common);
  }
  return known;
}

const foodsIn = (text) => new Set((folded(text).match(/\p{L}{3,}/gu) ?? []).flatMap((word) => foodOf.get(word) ?? []));

/** The literals of a file that are lists of foods, as "file:line: how many"; small ones are told as one. */
function listsIn(file, text) {
  const most = file.startsWith('libs/culinary/') ? LIST_BELOW : LIST;
  if (foodsIn(text).size < most) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined);
  const found = [];
  const small = new Set();
  let firstSmall;
  const at = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    const foods = isLiteral(node) ? foodsIn(textsOf(node)) : new Set();
    if (foods.size >= most) {
      found.push(`${at(node)}: ${foods.size} foods`);
      return;
    }
    if (foods.size >= SMALL_LIST) {
      firstSmall ??= node;
      for (const food of foods) small.add(food);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return small.size >= most ? [...found, `${at(firstSmall)}: ${small.size} foods in several lists`] : found;
}

const isLiteral = (node) =>
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isRegularExpressionLiteral(node);

/** The words of a literal: its texts, names of properties and patterns. */
function textsOf(node) {
  const texts = [];
  const visit = (child) => {
    if (
      ts.isStringLiteralLike(child) ||
      ts.isRegularExpressionLiteral(child) ||
      ts.isTemplateHead(child) ||
      ts.isTemplateMiddleOrTemplateTail(child)
    )
      texts.push(child.text);
    if (ts.isPropertyAssignment(child)) texts.push(child.name.getText());
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts.join(' ');
}
