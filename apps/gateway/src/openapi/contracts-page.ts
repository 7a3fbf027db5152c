import { type EventDefinition, type JobDefinition, mayCall, type Operation, scheduleText, SERVICE_NAMES } from '@simmer/contracts';
import { serviceOf } from '../routes/route';
import { inputSchemaOf, outputSchemaOf, typeText } from './json-schema';

const AUDIENCE = { public: 'everybody', cook: 'cooks', staff: 'staff', guest: 'guests of a link', service: 'services' };

/** docs/contracts.md: every operation, event and job of the product, by the service that owns it. */
export function contractsPage(
  operations: readonly Operation[],
  events: readonly EventDefinition[],
  jobs: readonly JobDefinition[],
): string {
  const services = [...new Set(operations.map(serviceOf))];
  return `# Contracts

Made from libs/contracts by \`node tools/generate-docs.mjs\`; change them there. How a route looks in detail: openapi.json.

${services.map((service) => section(service, operations, events, jobs)).join('\n')}`;
}

function section(
  service: string,
  operations: readonly Operation[],
  events: readonly EventDefinition[],
  jobs: readonly JobDefinition[],
): string {
  const answered = operations.filter((operation) => serviceOf(operation) === service);
  const published = events.filter((event) => event.subject.startsWith(`events.${service}.`));
  const parts = [`## ${service}`, ...answered.map(operationText)];
  if (published.length > 0)
    parts.push(
      table(
        ['Event', 'Payload', 'Live'],
        published.map((event) => [`\`${event.subject}\``, code(fieldsOf(event)), event.audience ? 'yes' : 'no']),
      ),
    );
  const done = jobs.filter(({ name }) => name.startsWith(`${service}.`));
  if (done.length > 0) parts.push(table(['Job', 'Does', 'When', 'At once', 'Retries', 'At most'], done.map(jobCells)));
  return `${parts.join('\n\n')}\n`;
}

function operationText(operation: Operation): string {
  const { subject, summary, access, scope, http, input, output, errors } = operation;
  const { properties = {}, required = [] } = inputSchemaOf(input);
  const fields = Object.entries(properties).map(
    ([name, schema]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${code(typeText(schema))}`,
  );
  return `### ${subject}
${summary}.

${table(
  ['', ''],
  [
    ['Route', http ? `\`${http.method} ${(http.base ?? '/api') + http.path}\`` : 'none'],
    ...(http?.batch ? [['Counts as', `a request for each of \`${http.batch}\``]] : []),
    ...(http?.cost ? [['Counts as', `${http.cost} requests`]] : []),
    ['For', scope ? `${AUDIENCE[access]}, programs with \`${scope}\`` : AUDIENCE[access]],
    ['Called by', SERVICE_NAMES.filter((name) => mayCall(operation, name)).join(', ')],
    ['Input', fields.join(', ') || 'nothing'],
    ['Output', code(typeText(outputSchemaOf(output, {})))],
    ['Errors', errors.map((error) => `\`${error}\``).join(', ') || 'none of its own'],
  ],
)}`;
}

const jobCells = ({ name, summary, schedule, concurrency, perCook, retries, totalSeconds }: JobDefinition): string[] => [
  `\`${name}\``,
  summary,
  schedule ? scheduleText(schedule) : 'when asked for',
  `${concurrency}${perCook ? `, ${perCook} of one cook` : ''}`,
  String(retries),
  `${totalSeconds} s`,
];

const fieldsOf = (event: EventDefinition): string => Object.keys(inputSchemaOf(event.payload).properties ?? {}).join(', ');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
