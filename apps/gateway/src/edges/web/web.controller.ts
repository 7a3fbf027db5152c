import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenTo } from '../../access/open-to';
import { OPENER_KEPT } from '../../door/security-headers';
import { GatewayConfig } from '../../gateway.config';
import { keepForEver } from '../keep-for-ever';

/** What is answered by something else, so that an unknown address below it is not a page of the web app. */
const NOT_PAGES = /^\/(api|media|plates|ops|health)(\/|$)/;
/** The build names these by their content. */
const HASHED = /^assets\//;

/** Gives replies a way to send files; which file is for the controller to decide. */
export async function serveWebFiles(app: NestFastifyApplication): Promise<void> {
  const { WEB_DIR } = app.get<GatewayConfig>(GatewayConfig.token);
  await app.register(fastifyStatic, { root: resolve(WEB_DIR), serve: false, cacheControl: false, dotfiles: 'ignore' });
}

@Controller()
@OpenTo('public')
export class WebController {
  private readonly root: string;

  constructor(@Inject(GatewayConfig.token) { WEB_DIR }: GatewayConfig) {
    this.root = resolve(WEB_DIR);
  }

  /** A file of the web app, or for a page's address the app itself, which finds its way from there. */
  @Get('*')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (path !== '' && (await this.isFile(path))) {
      if (HASHED.test(path)) keepForEver(reply);
      else reply.header('cache-control', 'no-cache');
      reply.sendFile(path);
      return;
    }
    if (!isVisit(request) || NOT_PAGES.test(`/${path}`) || !(await this.isFile('index.html'))) throw new ProblemError('request.not-found');
    reply.header('cache-control', 'no-cache');
    if (isOpenedToReceive(request)) reply.headers(OPENER_KEPT);
    reply.sendFile('index.html');
  }

  private async isFile(path: string): Promise<boolean> {
    const file = join(this.root, path);
    if (!file.startsWith(this.root + sep) || path.split('/').some((part) => part.startsWith('.'))) return false;
    return stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
  }
}

/** A browser says that it wants a page; the front page is there for whoever asks, as monitors and previews of links do. */
function isVisit({ url, headers }: FastifyRequest): boolean {
  return /^\/(?:\?|$)/.test(url) || (headers.accept?.includes('text/html') ?? false);
}

/** The import screen as a cook's bookmark opens it, to send the page of a recipe: see the web app's features/import/bookmarklet. */
function isOpenedToReceive({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname === '/app/recipes/import-url' && searchParams.get('receive') === '1';
}

/** Decoded and without `..`; the router has refused what cannot be decoded. */
function pathOf(request: FastifyRequest): string {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1);
  return path.includes('\0') ? '' : path;
}
