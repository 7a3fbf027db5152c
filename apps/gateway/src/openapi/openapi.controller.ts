import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { allOperations } from '@simmer/contracts';
import { z } from 'zod';
import { OpenTo } from '../access/open-to';
import { GatewayConfig } from '../gateway.config';
import { type OpenApiDocument, openApiDocument } from './openapi-document';
import { referencePage, referenceStyle } from './reference-page';

/** The part of Vite's manifest that names the style sheets of the entry. */
const Manifest = z.record(z.string(), z.object({ isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }));

@Controller()
@OpenTo('public')
export class OpenApiController {
  private made: OpenApiDocument | undefined;
  private madePage: string | undefined;

  constructor(@Inject(GatewayConfig.token) private readonly config: GatewayConfig) {}

  @Get('openapi.json')
  @Header('cache-control', 'no-cache')
  document(): OpenApiDocument {
    this.made ??= openApiDocument(allOperations());
    return this.made;
  }

  @Get('docs')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    this.madePage ??= referencePage(allOperations(), webStylesheets(this.config.WEB_DIR));
    return this.madePage;
  }

  @Get('docs/reference.css')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    return referenceStyle;
  }
}

/** The design's tokens come with the web app's own style sheet; without a build the page is plain. */
function webStylesheets(webDir: string): string[] {
  const file = resolve(webDir, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  const entries = Object.values(Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return entries
    .filter((entry) => entry.isEntry)
    .flatMap((entry) => entry.css ?? [])
    .map((path) => `/${path}`);
}
