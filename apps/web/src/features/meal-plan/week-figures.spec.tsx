import type { Eater } from '@simmer/contracts';
import { render, screen } from '@testing-library/react';
import { WeekFigures } from './week-figures';

const ADA: Eater = { id: 'ada', name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: {} };

it('says by how much a day is over its goal, and of protein nothing: more of it does no harm', () => {
  const means = [
    { nutrient: 'kcal' as const, amount: 1950, more: 0, goal: 1500 },
    { nutrient: 'fat' as const, amount: 61, more: 0, goal: 60 },
    { nutrient: 'protein' as const, amount: 120, more: 0, goal: 80 },
  ];
  render(<WeekFigures means={means} eaters={[ADA]} eater={ADA} onEater={() => undefined} />);
  const [kcal, fat, protein] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kcal).toContain('of 1,500 450 over');
  expect(fat).not.toContain('over');
  expect(protein).not.toContain('over');
});
