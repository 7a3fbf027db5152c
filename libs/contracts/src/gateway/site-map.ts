import { z } from 'zod';
import { TextAnswer } from '../kit/http';
import { operation } from '../kit/operation';

/** What programs read that look through the web. */
export const siteMap = {
  robots: operation('rpc.gateway.site-map.robots', {
    summary: 'Get what programs that look through the web may read',
    access: 'public',
    http: { method: 'GET', base: '', path: '/robots.txt', authentication: 'none', answer: { kind: 'text', type: 'text/plain' } },
    input: z.strictObject({}),
    output: TextAnswer,
  }),
  show: operation('rpc.gateway.site-map.show', {
    summary: 'Get the addresses of all public pages, or where they are many an index of their parts',
    access: 'public',
    http: {
      method: 'GET',
      base: '',
      path: '/sitemap.xml',
      authentication: 'none',
      cost: 2,
      answer: { kind: 'text', type: 'application/xml' },
    },
    input: z.strictObject({}),
    output: TextAnswer,
  }),
  showPart: operation('rpc.gateway.site-map.show-part', {
    summary: 'Get a part of the site map, such as `recipes-1.xml`',
    access: 'public',
    http: {
      method: 'GET',
      base: '',
      path: '/sitemaps/:part',
      authentication: 'none',
      cost: 2,
      answer: { kind: 'text', type: 'application/xml' },
    },
    input: z.strictObject({ part: z.string().max(40) }),
    output: TextAnswer,
    errors: ['request.not-found'],
  }),
};
