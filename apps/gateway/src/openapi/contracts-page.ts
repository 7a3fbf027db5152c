import { type EventDefinition, type Operation } from '@simmer/contracts';
import { serviceOf } from '../contract-routes/mounted-operation';
import { inputSchemaOf, outputSchemaOf, typeText } from './json-schema';

const AUDIENCE = { public: 'everybody', cook: 'cooks', staff: 'staff', service: 'services' };

/** docs/contracts.md: every operation and event of the product, by the service that owns it. */
export function contractsPage(operations: readonly Operation[], events: readonly EventDefinition[]): string {
  const services = [...new Set(operations.map(serviceOf))];
  return `# Contracts

Made from libs/contracts by \`node tools/generate-docs.mjs\`; change them there. How a route looks in detail: openapi.json.

${services.map((service) => section(service, operations, events)).join('\n')}`;
}

function section(service: string, operations: readonly Operation[], events: readonly EventDefinition[]): string {
  const answered = operations.filter((operation) => serviceOf(operation) === service);
  const told = events.filter((event) => event.subject.startsWith(`events.${service}.`));
  const parts = [`## ${service}`, ...answered.map(operationText)];
  if (told.length > 0) parts.push(table(['Event', 'Payload', 'Told to browsers'], told.map((event) => [`\`${event.subject}\``, code(fieldsOf(event)), event.live ? 'the owner' : 'no'])));
  return `${parts.join('\n\n')}\n`;
}

function operationText({ subject, summary, access, http, input, output, errors }: Operation): string {
  const { properties = {}, required = [] } = inputSchemaOf(input);
  const fields = Object.entries(properties).map(([name, schema]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${code(typeText(schema))}`);
  return `### ${subject}
${summary}.

${table(['', ''], [
    ['Route', http ? `\`${http.method} /api${http.path}\`` : 'none'],
    ['For', AUDIENCE[access]],
    ['Input', fields.join(', ') || 'nothing'],
    ['Output', code(typeText(outputSchemaOf(output, {})))],
    ['Errors', errors.map((error) => `\`${error}\``).join(', ') || 'none of its own'],
  ])}`;
}

const fieldsOf = (event: EventDefinition): string => Object.keys(inputSchemaOf(event.payload).properties ?? {}).join(', ');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
