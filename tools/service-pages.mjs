// The pages that say what each service owns, calls, publishes, listens to and does by itself, and the list of decisions: read from the contracts
// and the sources, so that they stay true.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './prepare/repository.mjs';

const ABOUT = {
  gateway:
    'The only way in by HTTP: sessions, limits, routes from the contracts, live updates, the web app. It has no business rule and keeps no documents.',
  identity: 'Accounts, sessions and sign-in limits.',
  recipes: 'A cook’s own recipes and the library with its limit.',
  importer: 'Web pages, pasted text and files of other apps become recipes, and recipes become files.',
  community: 'The gallery of published recipes, a projection of what recipes tells.',
  billing: 'Plans and subscriptions.',
  media: 'Photos: originals, variants and their removal.',
};

/** README of each service, by its path. `contracts` is the module of that name, `listeners` what each service listens to. */
export function servicePages(contracts, listeners) {
  return Object.fromEntries(
    Object.keys(ABOUT).map((service) => [`apps/${service}/README.md`, servicePage(service, contracts, listeners[service])]),
  );
}

function servicePage(service, { allOperations, allEvents, jobsOf, scheduleText }, listeners) {
  const sources = sourcesOf(join('apps', service, 'src'));
  const operations = allOperations();
  const own = operations.filter(({ subject }) => subject.startsWith(`rpc.${service}.`));
  const calls = operations.filter(({ callers }) => callers.includes(service)).map(({ subject }) => subject);
  const routed = operations.filter(({ http, subject }) => service === 'gateway' && http && !subject.startsWith('rpc.gateway.'));
  const published = allEvents().filter(({ subject }) => subject.startsWith(`events.${service}.`));
  const parts = [
    ['Keeps', collectionsIn(sources)],
    ['Calls', [...(routed.length > 0 ? ['every operation with a route, for whoever asks at it'] : []), ...calls.map(code)]],
    ['Publishes', published.map(({ subject, audience }) => `${code(subject)}${audience ? ', passed on to open pages' : ''}`)],
    ['Listens to', listeners.map(({ event, name }) => `${code(event.subject)}, as ${code(name)}`)],
    [
      'Jobs',
      jobsOf(service).map(({ name, summary, schedule }) => `${code(name)}: ${summary}${schedule ? ` (${scheduleText(schedule)})` : ''}`),
    ],
  ];
  const sections = parts.map(
    ([title, lines]) => `**${title}.**${lines.length === 0 ? ' Nothing.' : `\n\n${lines.map((line) => `- ${line}`).join('\n')}`}`,
  );
  const answers =
    own.length > 0 ? `It answers [${own.length} operations](../../docs/contracts.md#${service}).` : 'It answers no operation.';
  return `# ${service}\n\n${ABOUT[service]} ${answers}\n\n${sections.join('\n\n')}\n\nMade by \`npm run docs\`. Settings: [Configure](../../docs/howto/configure.md).\n`;
}

const code = (text) => `\`${text}\``;

function sourcesOf(folder) {
  return readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('spec/'))
    .sort()
    .map((file) => ({ file: join(folder, file), text: readFileSync(inRepository(folder, file), 'utf8') }));
}

const matches = (sources, pattern) => sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

const collectionsIn = (sources) =>
  matches(
    sources.filter(({ file }) => file.endsWith('.schema.ts')),
    /collection: '([^']+)'/g,
  ).map(({ match }) => `${code(match[1])}`);

/** docs/adr/README.md: every decision by its number. */
export function decisionsPage() {
  const folder = inRepository('docs/adr');
  const rows = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
    .map((file) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      if (!number) throw new Error(`docs/adr/${file} does not begin with its number and title.`);
      return `| ${number} | [${title}](${file}) |`;
    });
  return `# Decisions\n\nOne page each: what was decided, why, and what follows. Made by \`npm run docs\`.\n\n| | |\n| --- | --- |\n${rows.join('\n')}\n`;
}
