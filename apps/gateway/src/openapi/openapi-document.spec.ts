import { allOperations } from '@simmer/contracts';
import { openApiDocument } from './openapi-document';

const document = openApiDocument(allOperations());
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('refers only to schemas that it has', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(20);
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1));
    }
  });

  it('has every parameter of every path', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const operation of Object.values(item) as { parameters?: { name: string; in: string }[] }[]) {
        const given = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
        expect(given).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      }
    }
  });

  it('shows a list in a query by its values, not as anything', () => {
    const list = document.paths['/api/recipes']?.['get'] as { parameters: { name: string; schema: { type: string }; explode?: boolean }[] };
    expect(list.parameters.find(({ name }) => name === 'categories')).toMatchObject({
      in: 'query',
      required: false,
      explode: false,
      schema: { type: 'array', items: { enum: expect.arrayContaining(['dinner']) } },
    });
  });

  it('says that a problem of a page may be a page', () => {
    const { responses } = document.paths['/contact']?.['post'] as { responses: Record<string, { content: object }> };
    expect(Object.keys(responses['422']?.content ?? {})).toEqual(['application/problem+json', 'text/html']);
  });

  it('says nothing of what is for services, nor of the session token', () => {
    expect(text).not.toContain('sessionToken');
    expect(text).not.toContain('set-staff-roles');
  });

  it('names all that can be wrong with a body', () => {
    const operations = Object.values(document.paths).flatMap(
      (item) => Object.values(item) as { operationId: string; requestBody?: object; responses: object }[],
    );
    const withBody = operations.filter(({ requestBody }) => requestBody);
    expect(withBody.length).toBeGreaterThan(10);
    // programs that sign or authenticate by themselves ask from anywhere
    const fromAnywhere = allOperations().flatMap(({ subject, access, http }) => {
      const isOpen = access === 'public' && (http?.crossSite === 'allowed' || http?.authentication === 'signature');
      return isOpen ? [subject.replace('rpc.', '')] : [];
    });
    for (const { operationId, responses } of withBody) {
      const statuses = ['400', '409', '413', '415', '422', '429', '503', ...(fromAnywhere.includes(operationId) ? [] : ['403'])];
      expect([operationId, statuses.filter((status) => !(status in responses))]).toEqual([operationId, []]);
    }
  });

  it('gives every operation a name of its own', () => {
    const names = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
