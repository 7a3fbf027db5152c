// npm run package -- recipe-reader: builds a library of libs/ as a package that another project can install, into dist/packages/NAME, and packs it.
// Our own code goes in, npm packages become dependencies with the versions of ours; types stand beside the code, as the compiler writes them.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { build } from 'rolldown';
import { inRepository, projectNode, repository } from './prepare/repository.mjs';

const [name] = process.argv.slice(2);
const packable = globSync('libs/*/package.json', { cwd: repository }).map((file) => basename(dirname(file)));
if (!packable.includes(name)) {
  process.stderr.write(`Name the library to pack, one of ${packable.join(', ')}: npm run package -- ${packable[0]}\n`);
  process.exit(2);
}
const folder = inRepository('dist', 'packages', name);
const read = (file) => JSON.parse(readFileSync(inRepository(file), 'utf8'));
const isOurs = (id) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@simmer/') || id.startsWith('@oxc-project/runtime');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { output } = await build({
  cwd: repository,
  input: `libs/${name}/src/index.ts`,
  platform: 'node',
  tsconfig: inRepository('tsconfig.base.json'),
  external: (id) => !isOurs(id),
  output: { file: join(folder, 'index.js'), format: 'esm', keepNames: true, codeSplitting: false },
});
writeTypes();
const imported = new Set(output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [])).map(packageOf));
const { version, engines, dependencies } = read('package.json');
const { description } = read(`libs/${name}/package.json`);
const needed = [...imported].filter((id) => id in dependencies).sort();
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: `@simmer/${name}`,
      version,
      description,
      type: 'module',
      sideEffects: false,
      engines,
      exports: { '.': { types: `./types/libs/${name}/src/index.d.ts`, default: './index.js' } },
      dependencies: Object.fromEntries(needed.map((id) => [id, dependencies[id]])),
    },
    null,
    2,
  )}\n`,
);
writeFileSync(join(folder, 'README.md'), readFileSync(inRepository('libs', name, 'README.md')));
const packed = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
process.stdout.write(`${relative(repository, join(folder, packed))}\n`);

/** As many parts as a scope makes: "@scope/name/file" is of "@scope/name". */
function packageOf(id) {
  if (id.startsWith('node:') || builtinModules.includes(id)) return '';
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The compiler leaves aliases and paths without endings in them, which only our own settings resolve. */
function writeTypes() {
  const types = join(folder, 'types');
  execFileSync(
    projectNode,
    [
      inRepository('node_modules/typescript7/bin/tsc'),
      ...['-p', `libs/${name}`, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', repository, '--outDir', types],
    ],
    { cwd: repository, stdio: 'inherit' },
  );
  const { paths } = read('tsconfig.base.json').compilerOptions;
  for (const file of globSync('**/*.d.ts', { cwd: types })) {
    const path = join(types, file);
    if (file.endsWith('.spec.d.ts')) {
      rmSync(path);
      continue;
    }
    const text = readFileSync(path, 'utf8').replace(
      /((?:from|import\()\s*['"])(\.[^'"]*|@simmer\/[^'"]+)(['"])/g,
      (_, before, target, after) => {
        const alias = paths[target]?.[0];
        const found = alias ? join(types, alias.replace(/\.ts$/, '')) : join(dirname(path), target);
        const whole = existsSync(`${found}.d.ts`) ? found : join(found, 'index');
        const address = relative(dirname(path), `${whole}.js`);
        return `${before}${address.startsWith('.') ? address : `./${address}`}${after}`;
      },
    );
    writeFileSync(path, text);
  }
}
