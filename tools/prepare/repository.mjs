// Where things are in a checkout.
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
/** @param {string[]} path */
export const inRepository = (...path) => join(repository, ...path);

/** The Node that the project pins (24), once packages are installed. The machine's own only starts the bootstrap. */
export const projectNode = inRepository('node_modules/node/bin/node');

/** What Node is started with so that it runs TypeScript as it stands; it needs the installed packages. */
export const typescriptFlags = ['--import', inRepository('tools/typescript-loader.mjs')];

export const services = ['gateway', 'identity', 'recipes', 'importer', 'community', 'billing', 'media', 'operator'];
