// Every route of the app that has an address of its own.
import { readdirSync } from 'node:fs';
import { inRepository } from '../prepare/repository.mjs';

/** Screens that only some states show, or developers. */
const LEFT_OUT = /^(?:\$|__root|_pages|app\/route|app\/index|dev\.kit|auth\/\$)$|oauth|share|chef|recipe\.\$slug|article/;

export function screens() {
  return readdirSync(inRepository('apps/web/src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({
      name: file
        .replace('_pages/', '')
        .replaceAll(/[/.]/g, '-')
        .replace(/-index$/, ''),
      path:
        `/${file}`
          .replace('/_pages', '')
          .replace('app_.', 'app/')
          .replace('$id_', '$id')
          .replaceAll('.', '/')
          .replace(/\/index$/, '') || '/',
    }));
}
