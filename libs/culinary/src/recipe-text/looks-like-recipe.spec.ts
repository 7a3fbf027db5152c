import { looksLikeRecipe } from './looks-like-recipe';
import type { LineLabel } from './recipe-line';

const linesOf = (labels: readonly LineLabel[], confidence = 1) =>
  labels.map((label) => ({ label, text: '2 eggs', continues: false, confidence }));

describe('a text that looks like a recipe', () => {
  it.each<[LineLabel[], boolean]>([
    [['title', 'ingredient', 'ingredient', 'step'], true],
    [['ingredient', 'ingredient', 'ingredient'], true],
    [['ingredient', 'ingredient'], false],
    [['ingredient', 'step'], false],
    [['title', 'step', 'step'], false],
    [['none', 'description'], false],
  ])('%j: %s', (labels, looksLikeOne) => {
    expect(looksLikeRecipe(linesOf(labels))).toBe(looksLikeOne);
  });

  it('counts the ingredients that one line lists', () => {
    const lines = [
      { label: 'ingredient' as const, text: '2 eggs, 1 cup milk, 200 g flour', continues: false, confidence: 1 },
      ...linesOf(['step']),
    ];
    expect(looksLikeRecipe(lines)).toBe(true);
  });

  it('needs one line that is surely of a recipe', () => {
    expect(looksLikeRecipe(linesOf(['ingredient', 'ingredient', 'step'], 0.5))).toBe(false);
  });
});
