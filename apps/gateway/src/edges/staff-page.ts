import { Injectable } from '@nestjs/common';
import { type StaffPage, staffPagesFor, type StaffRole } from '@simmer/contracts';
import { STAFF_TEXTS } from '@simmer/messages';
import type { FastifyRequest } from 'fastify';
import { FAVICON, WebStyles } from './web-styles';

interface Shown {
  page: StaffPage['name'];
  /** Beside the page's name. */
  count: number;
  introduction: string;
  body: string;
}

const texts = STAFF_TEXTS.en;

/** What the pages of staff that the gateway draws have in common: the menu of all of them. They work without a script. */
@Injectable()
export class StaffPages {
  constructor(private readonly styles: WebStyles) {}

  async html({ page: current, count, introduction, body }: Shown, request: FastifyRequest): Promise<string> {
    const link = ({ name, href }: Pick<StaffPage, 'name' | 'href'>): string =>
      `<li><a href="${href}"${name === current ? ` aria-current="page">${texts[name]} <b>${count}</b>` : `>${texts[name]}`}</a></li>`;
    // the forms must say their origin, which the policy of every other page leaves out
    return `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">${FAVICON}
<title>${texts[current]} · Simmer</title><script src="/theme.js"></script>${await this.styles.html()}<link rel="stylesheet" href="/staff.css"></head>
<body><main class="wrap staff">
<nav class="rail" aria-label="${texts.pages}"><ul><li><a href="/app/staff">${texts.overview}</a></li>
${staffPagesFor(rolesOf(request)).map(link).join('\n')}</ul></nav>
<div><h1 class="h-44">${texts[current]}</h1><p class="t17 muted">${introduction}</p>
${body}</div>
</main></body></html>`;
  }
}

const rolesOf = ({ callContext: { actor } }: FastifyRequest): readonly StaffRole[] => (actor?.role === 'staff' ? actor.staffRoles : []);
