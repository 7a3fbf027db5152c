// Proves that the folders of every project import each other in one direction: what stands below never has to know what is built on it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circlesIn, folderDependencies, projects } from './folder-dependencies.mjs';

const table = (entries) =>
  new Map(Object.entries(entries).map(([from, to]) => [from, new Map(to.map((name) => [name, [`${from} imports ${name}`]]))]));

describe('the folders of', () => {
  for (const project of projects())
    it(`${project} import each other in one direction`, () => {
      assert.deepEqual(
        circlesIn(folderDependencies(project)).map(({ folders, imports }) => `${folders.join(', ')}:\n  ${imports.join('\n  ')}`),
        [],
        'Move what both need into a folder below them, or the caller into the folder above.',
      );
    });
});

describe('a circle of folders', () => {
  it('is found directly and around corners, with the imports that make it', () => {
    const circles = circlesIn(table({ account: ['mail', 'words'], mail: ['session'], session: ['account'], words: [] }));
    assert.deepEqual(
      circles.map(({ folders }) => folders),
      [['account', 'mail', 'session']],
    );
    assert.deepEqual(circles[0].imports, ['account imports mail', 'mail imports session', 'session imports account']);
  });

  it('is none where two import the same, or one after the other', () => {
    assert.deepEqual(circlesIn(table({ recipe: ['library', 'tray'], tray: ['library'], library: [] })), []);
  });
});
