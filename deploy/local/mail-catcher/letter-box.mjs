// Letters on disk, one file each as it came over the wire; the newest 200 are kept.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

const kept = 200;
const suffix = '.eml';

export function letterBox(folder) {
  const path = (id) => join(folder, `${id}${suffix}`);
  const newestFirst = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
      .sort()
      .reverse();
  const drop = (ids) => ids.forEach((id) => rmSync(path(id), { force: true }));

  return {
    keep(raw) {
      const id = `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
      writeFileSync(`${path(id)}.part`, raw);
      renameSync(`${path(id)}.part`, path(id));
      drop(newestFirst().slice(kept));
    },

    /** Newest first: id, from, to, subject, date. */
    async list() {
      const letters = await Promise.all(newestFirst().map((id) => this.read(id)));
      return letters.flatMap((letter) => letter ?? []).map(({ id, from, to, subject, date }) => ({ id, from, to, subject, date }));
    },

    /** One letter with its text and html, or undefined. */
    async read(id) {
      if (!existsSync(path(id))) return undefined;
      const { from, to = [], subject = '', date, text = '', html = '' } = await PostalMime.parse(readFileSync(path(id)));
      return { id, from: from?.address ?? '', to: to.map(({ address }) => address), subject, date, text, html };
    },

    clear() {
      drop(newestFirst());
      return { cleared: true };
    },
  };
}
