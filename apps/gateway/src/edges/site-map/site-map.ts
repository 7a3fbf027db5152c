import { glob } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type ParsedInputOf, ProblemError, PUBLIC_PAGES, PUBLIC_PAGES_AT_ONCE, publicPage, siteMap } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { GatewayConfig } from '../../gateway.config';
import { SharedAnswers } from '../shared-answers';
import { indexXml, type ListedPage, pagesXml } from './site-map-xml';

type Kind = ParsedInputOf<typeof publicPage.list>['kind'];

/** What programs read that look through the web. Kept for a moment, so that what is hidden or taken back is gone here within seconds too. */
@Injectable()
export class SiteMap {
  private readonly origin: string;
  private readonly webDir: string;
  private readonly made = new SharedAnswers<string>();

  constructor(
    local: LocalAnswers,
    @Inject(GatewayConfig.token) config: GatewayConfig,
    private readonly bus: Bus,
  ) {
    const [origin] = config.publicOrigins;
    if (origin === undefined) throw new Error('PUBLIC_ORIGINS names no address.');
    this.origin = origin;
    this.webDir = config.WEB_DIR;
    local.answer(siteMap.robots, () => ({ text: robotsOf(origin) }));
    local.answer(siteMap.show, async () => ({ text: await this.once('sitemap', () => this.whole()) }));
    local.answer(siteMap.showPart, async ({ part }) => ({ text: await this.once(part, () => this.part(part)) }));
  }

  private async whole(): Promise<string> {
    const { recipes, chefs } = await this.bus.call(publicPage.count, {}, { asService: true });
    if (recipes > PUBLIC_PAGES_AT_ONCE || chefs > PUBLIC_PAGES_AT_ONCE)
      return indexXml(this.origin, ['pages', ...partsOf('recipes', recipes), ...partsOf('chefs', chefs)]);
    const found = await Promise.all([this.pagesOf('recipes', 1), this.pagesOf('chefs', 1)]);
    return pagesXml(this.origin, [...(await this.ownPages()), ...found.flat()]);
  }

  private async part(name: string): Promise<string> {
    if (name === 'pages.xml') return pagesXml(this.origin, await this.ownPages());
    const [, kind, part] = /^(recipes|chefs)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
    if (!kind || !part) throw new ProblemError('request.not-found');
    return pagesXml(this.origin, await this.pagesOf(kind as Kind, Number(part)));
  }

  /** Those in our own words: the articles of the knowledge base are where their build put them. */
  private async ownPages(): Promise<ListedPage[]> {
    const articles: string[] = [];
    for await (const file of glob('knowledge-base/*/*.mdx', { cwd: this.webDir })) articles.push(`/${file.slice(0, -'.mdx'.length)}`);
    return [...PUBLIC_PAGES, ...articles.sort()].map((path) => ({ path, changedAt: null }));
  }

  private async pagesOf(kind: Kind, part: number): Promise<ListedPage[]> {
    const { items } = await this.bus.call(publicPage.list, { kind, part }, { asService: true });
    return items.map(({ path, changed_at: changedAt }) => ({ path, changedAt }));
  }

  private async once(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const made = await make();
    this.made.set(name, made);
    return made;
  }
}

const partsOf = (kind: Kind, count: number): string[] =>
  Array.from({ length: Math.ceil(count / PUBLIC_PAGES_AT_ONCE) }, (_, at) => `${kind}-${at + 1}`);

/** Shared pages are not named here: previews of their links could not be made then. They say themselves that no index may list them. */
const robotsOf = (origin: string): string => `User-agent: *
Allow: /app/community
Disallow: /api/
Disallow: /app/
Disallow: /auth/
Disallow: /ops/
Sitemap: ${origin}/sitemap.xml
`;
