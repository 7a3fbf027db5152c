/** @jest-environment jsdom */
import type { ListAlternative, Recipe } from '@simmer/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AlternativeNotices } from './alternative-notices';
import { draftOf, emptyForm, line, type ListField, rowsOf } from './recipe-form';

const steps = (...texts: string[]) => texts.map((text) => ({ text, group: null }));

function recipeWith(field: ListField, ...alternatives: ListAlternative[]): Recipe {
  const draft = draftOf({ ...emptyForm(), title: 'Leek soup', ingredients: [line('200 g leeks')], instructions: [line('Boil.')] });
  return { ...draft, origins: [{ field, reader: 'visible-page', place: 'h2', confidence: 0.8, checked: false, alternatives }] } as Recipe;
}

function Lists({ recipe, field }: { recipe: Recipe; field: ListField }) {
  const [lines, setLines] = useState(rowsOf(recipe)[field]);
  return (
    <>
      <AlternativeNotices recipe={recipe} field={field} lines={lines} onChange={setLines} />
      {lines.map(({ key, text }) => (
        <textarea key={key} value={text} onChange={(event) => setLines([{ key, text: event.target.value }, ...lines.slice(1)])} />
      ))}
    </>
  );
}

const texts = (): string[] => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('what a page has in place of a list', () => {
  it('is offered in words, used, and taken back, with the focus where it was', async () => {
    const us = { units: 'us' as const, name: null, lines: [{ text: '2 cups leeks', group: 'Soup' }] };
    render(<Lists recipe={recipeWith('ingredients', us)} field="ingredients" />);
    expect(screen.getByText('The page also has the ingredients in US units.')).toBeTruthy();
    await press('Use these ingredients instead');
    expect(texts()).toEqual(['Soup:', '2 cups leeks', '']);
    expect(screen.getByRole('button', { name: 'Switch back' })).toBe(document.activeElement);
    await press('Switch back');
    expect(texts()).toEqual(['200 g leeks', '']);
  });

  it('keeps what was written on the other version', async () => {
    render(<Lists recipe={recipeWith('instructions', { units: null, name: 'In the oven', lines: steps('Bake.') })} field="instructions" />);
    expect(screen.getByText('The page also has the steps another way: In the oven.')).toBeTruthy();
    await press('Use these steps instead');
    await userEvent.type(screen.getByRole('textbox'), ' Rest.');
    await press('Switch back');
    expect(texts()).toEqual(['Boil.']);
    await press('Use these steps instead');
    expect(texts()).toEqual(['Bake. Rest.']);
  });

  it('may be several: switching back leads to the first', async () => {
    const ways = ['In the oven', 'On the grill'].map((name) => ({ units: null, name, lines: steps(`${name}.`) }));
    render(<Lists recipe={recipeWith('instructions', ...ways)} field="instructions" />);
    await userEvent.click(screen.getAllByRole('button')[0]!);
    await press('Use these steps instead');
    expect(texts()).toEqual(['On the grill.']);
    await press('Switch back');
    expect(texts()).toEqual(['Boil.']);
    expect(screen.queryByText('You’re using the other version from the page.')).toBeNull();
  });
});
