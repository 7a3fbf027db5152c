import { ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { rulesFor } from '../routes/route';

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    knownRoutes: KnownRoutes;
  }
}

export interface KnownRoutes {
  /** Every address that has a meaning of its own, with its methods: what is not made from the contracts too. */
  all(): { url: string; methods: string[] }[];
  /** For the server's `onRoute` hook, which sees every route, also those of plugins. */
  add(route: Pick<RouteOptions, 'url' | 'method' | 'config'>): void;
  /** Says so, with an Allow header, when the address is known and only the method is not; nothing for an unknown address. */
  checkMethod(request: FastifyRequest, reply: FastifyReply): ProblemError | undefined;
}

/** Takes any address, for the pages of the web app: it makes none of them known. */
const isAnything = (url: string | undefined): boolean => url === undefined || /^\/?\*$/.test(url);

/** Which methods each address has: the router itself only knows that a method and an address together match no route. */
export function knownRoutes(): KnownRoutes {
  const paths = new Map<string, KnownPath>();
  return {
    all: () => [...paths].map(([url, { methods }]) => ({ url, methods: [...methods] })),
    add({ url, method, config }) {
      if (isAnything(url)) return;
      const known = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const name of [method].flat()) known.methods.add(name);
      if (rulesFor({ config }).sharesAddressWithPage) for (const read of ['GET', 'HEAD']) known.methods.add(read);
      paths.set(url, known);
    },
    checkMethod({ url, method, routeOptions }, reply) {
      if (!isAnything(routeOptions.url)) return undefined;
      const [path = ''] = url.split('?', 1);
      const allowed = new Set([...paths.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]));
      if (allowed.size === 0 || allowed.has(method)) return undefined;
      reply.header('allow', [...allowed].join(', '));
      return new ProblemError('request.method-not-allowed');
    },
  };
}

/** `/recipes/:id`, `/plates/:version.svg` or `/media/*` as an expression for whole addresses. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
