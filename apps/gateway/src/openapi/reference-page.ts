import { type Operation, PRODUCT_NAME } from '@simmer/contracts';
import { type HttpOperation, pathOf, routesByService } from '../routes/route';
import { inputSchemaOf, outputSchemaOf, typeText } from './json-schema';
import { problemCodesOf } from './openapi-document';

const AUDIENCE = { public: 'Everybody', cook: 'Signed-in cooks', staff: 'Staff', guest: 'Guests of a link', service: 'Services' };

/** The API reference as a page that needs no script. `stylesheets` are the web app's, for its tokens and type. */
export function referencePage(operations: readonly Operation[], stylesheets: readonly string[]): string {
  const byService = routesByService(operations);
  const contents = byService.map(([service]) => `<li><a href="#${service}">${service}</a></li>`).join('');
  const links = [...stylesheets, '/docs/reference.css'].map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('');
  return `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${PRODUCT_NAME} API</title>${links}</head>
<body><main class="wrap reference">
<h1 class="h-44">${PRODUCT_NAME} API</h1>
<p>Send a personal API token as <code>Authorization: Bearer …</code>: make one in your <a href="/app/settings#api-tokens">settings</a>. Or sign in with <code>POST /api/auth/login</code>
and send the cookie it sets; its writes have to come from this site. Bodies are JSON.
Errors are problem details (RFC 9457) with a <code>code</code>, and for wrong input a JSON pointer to each field.
The same as OpenAPI 3.1: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Services"><ul>${contents}</ul></nav>
${byService.map(([service, mounted]) => section(service, mounted)).join('\n')}
</main></body></html>`;
}

const section = (service: string, operations: readonly HttpOperation[]): string =>
  `<section aria-labelledby="${service}"><h2 class="h-32" id="${service}">${service}</h2>${operations.map(article).join('\n')}</section>`;

function article(operation: HttpOperation): string {
  const { http, summary, access, scope } = operation;
  return `<article>
<h3 class="h-20"><code>${http.method} ${escape(pathOf(operation))}</code></h3>
<p>${escape(summary)}. <span class="audience">${AUDIENCE[access]}${scope ? `, programs with <code>${scope}</code>` : ''}.</span></p>
${inputTable(operation)}
<p>Answers ${http.status ?? 200} with <code>${escape(answerText(operation))}</code>, or a problem: ${problemCodesOf(operation)
    .map((code) => `<code>${code}</code>`)
    .join(', ')}.</p>
</article>`;
}

function inputTable({ input, summary }: HttpOperation): string {
  const { properties = {}, required = [] } = inputSchemaOf(input);
  const rows = Object.entries(properties).map(([name, schema]) => {
    const fallback = schema.default === undefined ? 'optional' : `default ${JSON.stringify(schema.default)}`;
    const note = [required.includes(name) ? 'required' : fallback, schema.description].filter(Boolean).join('. ');
    return `<tr><th scope="row"><code>${name}</code></th><td><code>${escape(typeText(schema))}</code></td><td>${escape(note)}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<div class="fields" role="region" aria-label="${escape(summary)}: input" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function answerText({ output, http }: HttpOperation): string {
  const text = typeText(outputSchemaOf(output, {}));
  return http.session === 'starts' ? text.replace(', sessionToken', '') : text;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Layout of the page alone; colours, type and space are the design's tokens. */
export const referenceStyle = `
.reference { max-width: var(--page); margin: 0 auto; padding: var(--s6) var(--gutter) var(--s8); }
.reference section { margin-top: var(--s7); border-top: var(--k2) solid var(--rim); padding-top: var(--s5); }
.reference article { margin-top: var(--s6); }
.reference p { max-width: var(--measure); }
.reference nav ul { display: flex; flex-wrap: wrap; gap: var(--s4); padding: 0; list-style: none; }
.reference nav a { display: inline-flex; align-items: center; min-height: var(--target); }
.reference .audience { color: var(--ink-2); }
.reference .fields { overflow-x: auto; margin: var(--s3) 0; }
.reference table { width: 100%; border-collapse: collapse; }
.reference th, .reference td { padding: var(--s2) var(--s4) var(--s2) 0; border-bottom: var(--k1) solid var(--line); text-align: left; vertical-align: top; }
.reference code { font-size: .92em; overflow-wrap: anywhere; }
`;
