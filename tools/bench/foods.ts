// npm run --silent bench:foods: answers questions about foods (JSON lines on standard input: what a name is, whether two are one item, what a line
// weighs) on standard output. With --coverage DIR, or from a terminal: how many ingredient lines of the sets in DIR have a known food, by language.
import { readFileSync } from 'node:fs';
import { loadIngredientParser } from '@simmer/culinary';
import { foodLanguageOf, loadFigures } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { foodOf, weightOf } from '@simmer/nutrition';
import { ingredientLines } from './foods-coverage';

const [option, folder = '../shared'] = process.argv.slice(2);
const [parse, figures] = await Promise.all([loadIngredientParser(), loadFigures()]);
const foods = allFoods();

const told = { fits: true, 'does-not-fit': false };
const answers = {
  food({ name, language }) {
    const resolved = foods.resolve(name, language);
    if (!resolved || !resolved.isClear) return { known: false };
    const { contains, may } = foods.allergensOf(resolved);
    const diet = (which) => told[foods.dietOf(resolved, which)] ?? null;
    return {
      known: true,
      food: resolved.food.id,
      aisle: foods.aisleOf(resolved),
      contains,
      may,
      vegetarian: diet('vegetarian'),
      vegan: diet('vegan'),
    };
  },
  pair: ({ a, b }) => ({ same: foods.itemKey(a.name, a.language) === foods.itemKey(b.name, b.language) }),
  weight: ({ line, language }) => ({ grams: gramsOfLine(line, language) }),
};

/** What a whole line weighs, as nutrition counts it. */
function gramsOfLine(line, language) {
  const parsed = parse(line, { language });
  const spoken = foodLanguageOf(language) ?? 'en';
  const resolved = foodOf(parsed, foods, spoken);
  return resolved && (weightOf(parsed, resolved, { foods, figures }, spoken)?.grams ?? null);
}

if (option === '--coverage' || process.stdin.isTTY) tellCoverage();
else {
  const output = readFileSync(0, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const question = JSON.parse(line);
      return `${JSON.stringify({ id: question.id, ...answers[question.task](question) })}\n`;
    });
  process.stdout.write(output.join(''));
}

/** Lines of which the food is known, by set and language, and the names that most lines have of those that nobody knows. */
function tellCoverage() {
  const rows = new Map();
  const unknown = new Map();
  for (const { set, lines, language: stated } of ingredientLines(folder)) {
    const language = foodLanguageOf(stated) ?? (stated === null ? foods.languageOfLines(lines) : null);
    if (!language) continue;
    const key = `${set} ${language}`;
    const row = rows.get(key) ?? { all: 0, known: 0 };
    rows.set(key, row);
    for (const line of lines) {
      const { name } = parse(line, { language });
      row.all += 1;
      if (foods.resolve(name, language)?.isClear) row.known += 1;
      else unknown.set(`${language}\t${name.toLowerCase()}`, (unknown.get(`${language}\t${name.toLowerCase()}`) ?? 0) + 1);
    }
  }
  for (const [key, { all, known }] of [...rows].sort())
    process.stdout.write(`${key}  ${((100 * known) / all).toFixed(1)} % of ${all} lines\n`);
  const most = [...unknown].sort((a, b) => b[1] - a[1]).slice(0, Number(process.argv[4] ?? 40));
  process.stdout.write(`most often unknown:\n${most.map(([name, count]) => `${count}\t${name}\n`).join('')}`);
}
