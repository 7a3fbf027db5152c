// What Nx can do in every project, so that no project.json says it again: lint, and each tier of specs that the project has.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The tiers of one project; world and browser concern all of them and belong to none. */
const tiers = {
  unit: (file) => /(?<!\.int)\.spec\.ts$/.test(file),
  component: (file) => file.endsWith('.spec.tsx'),
  integration: (file) => file.endsWith('.int.spec.ts'),
};

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);

function targetsOf(root, workspaceRoot) {
  const files = filesOf(join(workspaceRoot, root, 'src'));
  const own = Object.entries(tiers).filter(([, isOf]) => root !== 'apps/e2e' && files.some(isOf));
  return Object.fromEntries([
    ['lint', { command: `node node_modules/eslint/bin/eslint.js ${root} --max-warnings 0`, options: { cwd: '{workspaceRoot}' } }],
    ...own.map(([tier]) => [
      tier,
      {
        command: `node tools/checks/project-specs.mjs ${tier} ${root}`,
        options: { cwd: '{workspaceRoot}' },
        outputs: [`{workspaceRoot}/dist/checks/${tier}/${root.replace('/', '-')}.json`],
      },
    ]),
  ]);
}

export const createNodesV2 = [
  '{{apps,libs}/*,tools}/project.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: targetsOf(root, workspaceRoot) } } }];
    }),
];
export const createNodes = createNodesV2;
