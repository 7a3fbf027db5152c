import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_RULES } from '../routes/route';
import { knownRoutes } from './known-routes';

const routes = knownRoutes();
routes.add({ url: '/api/recipes', method: ['GET', 'HEAD'] });
routes.add({ url: '/api/recipes', method: 'POST' });
routes.add({ url: '/api/recipes/:id', method: 'PUT' });
routes.add({ url: '/api/recipes/facets', method: 'GET' });
routes.add({ url: '/plates/:version.svg', method: 'GET' });
routes.add({ url: '/media/*', method: 'GET' });
routes.add({ url: '/contact', method: 'POST', config: { rules: { ...PLAIN_RULES, sharesAddressWithPage: true } } as never });
routes.add({ url: '/*', method: 'GET' });

/** A request that the router sent to the pages of the web app, or nowhere. */
function checked(method: string, url: string, route: string | undefined = undefined) {
  const header = jest.fn();
  const problem = routes.checkMethod(
    { method, url, routeOptions: { url: route } } as unknown as FastifyRequest,
    { header } as unknown as FastifyReply,
  );
  return problem && [problem.status, problem.code, ...(header.mock.calls[0] as string[])];
}

describe('the methods of an address', () => {
  it('are those of the page as well, where a form is sent to the address of its page', () => {
    expect(checked('GET', '/contact', '/*')).toBeUndefined();
    expect(checked('PUT', '/contact')).toEqual([405, 'request.method-not-allowed', 'allow', 'POST, GET, HEAD']);
  });

  it.each([
    ['DELETE', '/api/recipes?a=/b', 'GET, HEAD, POST'],
    ['PATCH', '/api/recipes/facets', 'PUT, GET'],
    ['POST', '/plates/1.svg', 'GET'],
    ['POST', '/media/images/a.webp', 'GET'],
  ])('are told where %s %s leads nowhere', (method, url, allowed) => {
    expect(checked(method, url)).toEqual([405, 'request.method-not-allowed', 'allow', allowed]);
  });

  it('are told too where the pages of the web app would answer', () => {
    expect(checked('GET', '/api/recipes/1', '/*')).toEqual([405, 'request.method-not-allowed', 'allow', 'PUT']);
  });

  it.each([
    ['POST', '/api/nothing'],
    ['POST', '/api/recipes/1/2'],
    ['POST', '/plates/1xsvg'],
    ['POST', '/'],
  ])('are nobody’s business at an unknown address: %s %s', (method, url) => {
    expect(checked(method, url)).toBeUndefined();
  });

  it('are right where a route was found', () => {
    expect(checked('POST', '/api/recipes', '/api/recipes')).toBeUndefined();
  });
});
