import { Injectable } from '@nestjs/common';
import { WebStyles } from './web-styles';

const PAGES = { '/ops/queues': 'Queues', '/ops/dead-letters': 'Dead letters' };
export type StaffPagePath = keyof typeof PAGES;

interface Shown {
  path: StaffPagePath;
  /** Beside the page's name. */
  count: number;
  introduction: string;
  body: string;
}

/** What the pages of staff have in common. They work without a script. */
@Injectable()
export class StaffPages {
  constructor(private readonly styles: WebStyles) {}

  async html({ path: current, count, introduction, body }: Shown): Promise<string> {
    const link = ([path, name]: [string, string]): string =>
      `<li><a href="${path}"${path === current ? ` aria-current="page">${name} <b>${count}</b>` : `>${name}`}</a></li>`;
    // the forms must say their origin, which the policy of every other page leaves out
    return `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>${PAGES[current]} · Simmer</title><script src="/theme.js"></script>${await this.styles.html()}<link rel="stylesheet" href="/staff.css"></head>
<body><main class="wrap staff">
<nav class="rail" aria-label="Staff"><ul>${Object.entries(PAGES).map(link).join('\n')}
<li><a href="/app/staff">All staff pages</a></li></ul></nav>
<div><h1 class="h-44">${PAGES[current]}</h1><p class="t17 muted">${introduction}</p>
${body}</div>
</main></body></html>`;
  }
}
