// Which folder of a project imports which, read from the sources. `npm run docs` writes the table (docs/dependencies.md), and
// folder-dependencies.test.mjs fails for a circle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { inRepository } from './prepare/repository.mjs';

/** What only tests import: it may know every folder. */
const ONLY_FOR_TESTS = /\.(?:spec|test|fixture)\.tsx?$|(?:^|\/)(?:spec|testing)\//;

/** Every project with sources, as `apps/recipes`. */
export function projects() {
  return ['apps', 'libs'].flatMap((group) =>
    readdirSync(inRepository(group))
      .filter((name) => existsSync(inRepository(group, name, 'src')))
      .sort()
      .map((name) => `${group}/${name}`),
  );
}

/**
 * The imports between the folders directly under a project's `src`: a Map of folder to Map of imported folder to the imports that make it so,
 * each as `file imports file`. Files directly in `src` put a project together and belong to no folder.
 */
export function folderDependencies(project) {
  const src = inRepository(project, 'src');
  const table = new Map();
  for (const file of sourceFiles(src)) {
    const from = folderOf(file);
    if (!from) continue;
    if (!table.has(from)) table.set(from, new Map());
    for (const imported of relativeImports(join(src, file))) {
      const target = relative(src, join(src, dirname(file), imported))
        .split(sep)
        .join('/');
      const to = folderOf(target);
      if (!to || to === from || !existsSync(join(src, to))) continue;
      const why = table.get(from).get(to) ?? [];
      table.get(from).set(to, [...why, `${file} imports ${target}`]);
    }
  }
  return table;
}

/** The groups of folders that import each other, directly or around corners; each with the imports inside the group. */
export function circlesIn(table) {
  const reached = new Map([...table.keys()].map((folder) => [folder, reachableFrom(folder, table)]));
  const groups = new Map();
  for (const folder of table.keys()) {
    const group = [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort();
    if (group.length > 0) groups.set(group.join(), group);
  }
  return [...groups.values()].map((folders) => ({
    folders,
    imports: folders.flatMap((from) => folders.flatMap((to) => table.get(from).get(to) ?? [])),
  }));
}

/** docs/dependencies.md: for every project its folders, lowest first, and what each imports. */
export function dependenciesPage() {
  const sections = projects().flatMap((project) => {
    const table = folderDependencies(project);
    if (table.size < 2) return [];
    const rows = lowestFirst(table).map((folder) => `| ${folder} | ${[...table.get(folder).keys()].sort().join(', ')} |`);
    return [`## ${project}\n\n| Folder | imports |\n| --- | --- |\n${rows.join('\n')}`];
  });
  return `# Dependencies\n\nWhich folder of a project imports which; a folder stands below those that it imports. Specs are left out, and so is the file at the top that puts a project together. A circle fails \`npm test\` (\`tools/folder-dependencies.test.mjs\`). Made by \`npm run docs\`.\n\n${sections.join('\n\n')}\n`;
}

function sourceFiles(src) {
  return readdirSync(src, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && !ONLY_FOR_TESTS.test(file))
    .sort();
}

/** Types are imports too: who reads the one file has to know the other. */
const relativeImports = (file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));

/** Nothing for a file directly in `src`, and for one outside of it. */
const folderOf = (file) => (file.includes('/') && !file.startsWith('..') ? file.slice(0, file.indexOf('/')) : undefined);

function reachableFrom(folder, table) {
  const reached = new Set();
  const next = [folder];
  while (next.length > 0)
    for (const to of table.get(next.pop())?.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        next.push(to);
      }
  return reached;
}

/** A folder comes after those that it imports; beyond that by name. */
function lowestFirst(table) {
  const order = [];
  const seen = new Set();
  const visit = (folder) => {
    if (seen.has(folder) || !table.has(folder)) return;
    seen.add(folder);
    [...table.get(folder).keys()].sort().forEach(visit);
    order.push(folder);
  };
  [...table.keys()].sort().forEach(visit);
  return order;
}
