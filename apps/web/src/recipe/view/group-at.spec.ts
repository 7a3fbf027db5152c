import { groupAt } from './group-at';

const lines = [null, 'Sauce', 'Sauce', null, null, 'Salad'].map((group) => ({ group }));

it('knows where a group starts, and where one ends without another', () => {
  expect(lines.map((_, index) => groupAt(lines, index))).toEqual([
    { starts: null, ends: false },
    { starts: 'Sauce', ends: false },
    { starts: null, ends: false },
    { starts: null, ends: true },
    { starts: null, ends: false },
    { starts: 'Salad', ends: false },
  ]);
});
