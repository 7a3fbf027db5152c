import type { Recipe } from '@simmer/contracts';
import { guessedFields, guessedLines } from './guessed-fields';
import { draftOf, emptyForm, formOf, line } from './recipe-form';

const origin = (field: string, confidence: number, checked = false) => ({
  field,
  reader: 'visible-page',
  place: 'h1',
  confidence,
  checked,
});
const recipe = {
  ...draftOf({ ...emptyForm(), title: 'Leek soup', ingredients: [line('2 leeks')], instructions: [line('Boil.')] }),
  origins: [
    origin('title', 0.5),
    origin('ingredients', 0.69),
    origin('instructions', 0.7),
    origin('tags', 0.4, true),
    origin('language', 0.1),
  ],
} as unknown as Recipe;

describe('the guessed fields of a recipe', () => {
  it('are those that a reader was unsure of and nobody has checked', () => {
    expect([...guessedFields(recipe, formOf(recipe))]).toEqual(['title', 'ingredients']);
  });

  it('are no longer guessed once the cook has changed them', () => {
    const form = formOf(recipe);
    expect([...guessedFields(recipe, { ...form, title: 'Leek soup with cream' })]).toEqual(['ingredients']);
    expect([...guessedFields(recipe, { ...form, ingredients: [line('3 leeks')] })]).toEqual(['title']);
  });

  it('are not those that the form leaves empty', () => {
    const served = { ...recipe, servings: 4, yield_text: 'Serves 4', origins: [origin('yield_text', 0.5)] };
    expect(guessedFields(served, formOf(served)).size).toBe(0);
  });

  it('are none in a recipe that is being typed in', () => {
    expect(guessedFields(undefined, emptyForm()).size).toBe(0);
  });
});

describe('the guessed lines of a list', () => {
  const withLines = (confidence: number, checked = false) =>
    ({ ...recipe, origins: [{ ...origin('ingredients', confidence, checked), guesses: ['2 leeks'] }] }) as unknown as Recipe;

  it('are told as they were read, while the list as a whole is sure and unchecked', () => {
    expect([...guessedLines(withLines(0.9), 'ingredients')]).toEqual(['2 leeks']);
    expect(guessedLines(withLines(0.9, true), 'ingredients').size).toBe(0);
    expect(guessedLines(withLines(0.5), 'ingredients').size).toBe(0);
    expect(guessedLines(undefined, 'ingredients').size).toBe(0);
  });
});
