import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProblemError } from '@simmer/contracts';
import { languageOf } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { Answers } from '../../contract-routes/answers';
import { OPENER_KEPT } from '../../http/security-headers';
import { GatewayConfig } from '../../gateway.config';
import { pathOf } from '../../http/address';
import { asksForPage, namesHtml } from '../../http/asks-for-page';
import { encodingOf, withEncoding } from '../encoding';
import { keepForEver } from '../keep-for-ever';
import { EarlierBuilds, HASHED } from './earlier-builds';
import { Pages } from './pages.service';

/** What is answered by something else, so that an unknown address below it is not a page of the web app. */
const NOT_PAGES = /^\/(api|media|plates|ops|health)(\/|$)/;
/** The service worker keeps files of the build in its reader's language. */
const SERVICE_WORKER = 'sw.js';

/** What the articles of the knowledge base are written in, sent as it is at the address of the page with `.mdx` behind it. */
const ARTICLE_SOURCE = /^(?:[a-z]{2}\/)?knowledge-base\/[^/]+\/[^/]+\.mdx$/;

/** Gives replies a way to send files; which file is for the controller to decide. */
export async function serveWebFiles(app: NestFastifyApplication): Promise<void> {
  const { WEB_DIR } = app.get<GatewayConfig>(GatewayConfig.token);
  await app.register(fastifyStatic, { root: resolve(WEB_DIR), serve: false, preCompressed: true, cacheControl: false, dotfiles: 'ignore' });
}

@Controller()
@OpenTo('public')
// files cost nothing, and pages are counted where they are made
@CountedAs()
export class WebController {
  private readonly root: string;

  constructor(
    @Inject(GatewayConfig.token) { WEB_DIR }: GatewayConfig,
    private readonly pages: Pages,
    private readonly answers: Answers,
    private readonly earlier: EarlierBuilds,
  ) {
    this.root = resolve(WEB_DIR);
  }

  /** A file of the web app, or the page at this address. */
  @Get('*')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = inLanguage(filePathOf(request), request);
    const root = await this.rootOf(path);
    if (root !== undefined) {
      if (HASHED.test(path)) keepForEver(reply);
      else reply.header('cache-control', 'no-cache');
      if (isByLanguage(path)) reply.header('vary', 'accept-language, cookie');
      reply.sendFile(path, root);
      return;
    }
    if (!isVisit(request) || NOT_PAGES.test(`/${path}`)) throw new ProblemError('request.not-found');
    reply.send(await this.pageAt(request, reply));
  }

  private async pageAt(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
    try {
      const page = await this.pages.answer(request, reply, languageOf(request));
      if (isOpenedToReceive(request)) reply.headers(OPENER_KEPT);
      withEncoding(request, reply.code(page.status).headers(page.headers));
      return await this.pages.bodyOf(page, encodingOf(request));
    } catch (error) {
      return this.answers.sendProblemPage(error, request, reply);
    }
  }

  /** The folder that has this file: the build's, or that of earlier ones, which pages that are still open ask for. */
  private async rootOf(path: string): Promise<string | undefined> {
    if (await isFile(this.root, path)) return this.root;
    const { folder } = this.earlier;
    return folder !== undefined && HASHED.test(path) && (await isFile(folder, path)) ? folder : undefined;
  }
}

async function isFile(root: string, path: string): Promise<boolean> {
  const file = join(root, path);
  if (path === '' || !file.startsWith(root + sep) || path.split('/').some((part) => part.startsWith('.'))) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Whoever asks for a page, and not for a file that is not there: `/assets/main.js` is no page to a browser that wants a script. */
function isVisit(request: FastifyRequest): boolean {
  const isFileName = /\.\w+$/.test(pathOf(request.url));
  return asksForPage(request) && (!isFileName || namesHtml(request));
}

/** The import screen as a cook's bookmark opens it, to send the page of a recipe: see the web app's features/import/bookmarklet. */
function isOpenedToReceive({ url, query }: FastifyRequest): boolean {
  return pathOf(url) === '/app/recipes/import-url' && (query as { receive?: string }).receive === '1';
}

/** Every language's articles and its service worker lie in the folder of its build, English at the root. */
function inLanguage(path: string, request: FastifyRequest): string {
  const language = languageOf(request);
  const isAtRoot = path === SERVICE_WORKER || (ARTICLE_SOURCE.test(path) && path.startsWith('knowledge-base/'));
  return isAtRoot && language !== 'en' ? `${language}/${path}` : path;
}

const isByLanguage = (path: string): boolean => ARTICLE_SOURCE.test(path) || path.endsWith(SERVICE_WORKER);

/** Decoded and without `..`; the router has refused what cannot be decoded. */
function filePathOf({ url }: FastifyRequest): string {
  const path = decodeURIComponent(pathOf(url)).slice(1);
  return path.includes('\0') ? '' : path;
}
