// A name that went or came is told with the screen that it is on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './changes.ts';

const list = (...lines) => ['# Names and roles', '', '## A visitor', '', '### `/contact`', '', '```text', ...lines, '```', ''].join('\n');

test('a list that says the same has no changes, whatever stands around it', () => {
  assert.deepEqual(changesBetween(list('main', '  button "Send"'), list('main', '  button "Send"').replace('# Names', '# All names')), []);
});

test('a control that is named otherwise is told as one that went and one that came', () => {
  assert.deepEqual(changesBetween(list('main', '  button "Send"'), list('main', '  button "Send message"')), [
    'A visitor, /contact has no longer button "Send"',
    'A visitor, /contact has now button "Send message"',
  ]);
});

test('one of two that are alike is missed', () => {
  assert.deepEqual(changesBetween(list('  link "Help"', '  link "Help"'), list('  link "Help"')), [
    'A visitor, /contact has no longer link "Help"',
  ]);
});

test('a screen is told that is new, and one that is gone', () => {
  const other = list('main').replace('/contact', '/help');
  assert.deepEqual(changesBetween(list('main'), other), ['A visitor, /contact is gone', 'A visitor, /help is a new screen']);
});
