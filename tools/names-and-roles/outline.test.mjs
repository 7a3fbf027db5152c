// The outline of a page keeps what a screen reader can go to, and says of many that are alike how many they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './outline.ts';

const lines = (snapshot) => partsOf(snapshot).flatMap((part) => part.split('\n'));

test('landmarks, headings and controls stay, text and lists do not', () => {
  const snapshot = `
- banner:
  - navigation "Main":
    - list:
      - listitem:
        - link "Recipes":
          - /url: /app/recipes
- main:
  - 'heading "Soup: hot" [level=1]'
  - paragraph: For tonight.
  - checkbox "2 leeks" [checked]
`;
  assert.deepEqual(lines(snapshot), [
    'banner',
    '  navigation "Main"',
    '    link "Recipes"',
    'main',
    '  heading "Soup: hot" [level=1]',
    '  checkbox "2 leeks" [checked]',
  ]);
});

test('of rows that are built alike the first stands for all, and those that are not stay', () => {
  const rows = ['Beans', 'Bread', 'Eggs', 'Leeks', 'Milk'].map((name) => `    - listitem:\n      - checkbox "${name}"`).join('\n');
  assert.deepEqual(lines(`- main:\n  - list:\n${rows}\n    - listitem:\n      - button "More"`), [
    'main',
    '  checkbox "Beans"',
    '  (4 more like it)',
    '  button "More"',
  ]);
});
