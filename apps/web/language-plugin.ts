import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { type Plugin, runnerImport } from 'vite';

const messages = join(import.meta.dirname, '../../libs/messages/src');
const COMPILE = '\0simmer:compiled-messages';

/**
 * Builds the app in one language: '@simmer/messages/recipes' is that language's file alone, so the bundler leaves out every other language and
 * puts each text beside the screen that shows it. Texts with values are compiled here, and no parser is sent to a browser.
 */
export const inLanguage = (language: string): Plugin[] => [texts(language), documents(language)];

const texts = (language: string): Plugin => ({
  name: 'simmer:language',
  enforce: 'pre',
  resolveId(source) {
    if (source === 'icu-minify/compile') return COMPILE;
    const [, area] = /^@simmer\/messages\/([\w-]+)$/.exec(source) ?? [];
    return area && area !== 'languages' ? join(messages, language, `${area}.ts`) : undefined;
  },
  load: (id) => (id === COMPILE ? 'export default (compiled) => compiled;' : undefined),
  transform(code, id) {
    if (!id.startsWith(join(messages, language))) return undefined;
    return messagesIn(this.parse(code, { lang: 'ts' })).reduceRight(
      (whole, { start, end, text }) =>
        `${whole.slice(0, start)}/* @__PURE__ */ ${code.slice(start, code.indexOf('(', start))}(${JSON.stringify(compile(text))})${whole.slice(end)}`,
      code,
    );
  },
});

/** The page around the app, and what an installed app says of itself. */
const documents = (language: string): Plugin => ({
  name: 'simmer:documents',
  applyToEnvironment: (environment) => environment.name === 'client',
  async transformIndexHtml(html) {
    const words = await documentTexts(language);
    return html.replaceAll(PLACE, (_, name: string) => (words[name] ?? '').replaceAll('"', '&quot;'));
  },
  async writeBundle({ dir = '' }) {
    const file = join(dir, 'manifest.webmanifest');
    const words = await documentTexts(language);
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(PLACE, (place, name: string) => words[name] ?? place) : value,
    );
    writeFileSync(file, JSON.stringify(manifest));
  },
});

/** Where a text of `document.ts` is put in. */
const PLACE = /%(\w+)%/g;

const documentTexts = async (language: string): Promise<Record<string, string>> => ({
  ...(await runnerImport<Record<string, string>>(join(messages, language, 'document.ts'))).module,
  language,
});

interface Call {
  start: number;
  end: number;
  text: string;
}

/** The calls with a text, such as `message('…')`, wherever they stand, in their order. */
function messagesIn(node: object): Call[] {
  const { type, start, end, arguments: given } = node as { type?: string; start: number; end: number; arguments?: { value?: unknown }[] };
  const text = type === 'CallExpression' ? given?.[0]?.value : undefined;
  if (typeof text === 'string') return [{ start, end, text }];
  return Object.values(node).flatMap((part: unknown) => (typeof part === 'object' && part !== null ? messagesIn(part) : []));
}
