import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config';

const STYLESHEETS = /<link rel="stylesheet"[^>]*>/g;

/** Of a page that says none, browsers ask for one that is not there. */
export const FAVICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** The web app's own styles, for the pages that the gateway draws itself. */
@Injectable()
export class WebStyles {
  constructor(@Inject(GatewayConfig.token) private readonly config: GatewayConfig) {}

  /** The links to them, whose names change with what is in them. */
  async html(): Promise<string> {
    const document = await readFile(join(this.config.WEB_DIR, 'index.html'), 'utf8');
    return document.match(STYLESHEETS)?.join('') ?? '';
  }
}
