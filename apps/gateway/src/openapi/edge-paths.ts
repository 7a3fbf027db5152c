import { AppConfig, FileImport, ImageUpload, Import, MAX_PAGE_SOURCE_BYTES, MAX_RECIPE_FILES, MAX_UPLOAD_BYTES } from '@simmer/contracts';
import { type JsonSchema, outputSchemaOf } from './json-schema';

/** The routes that are the gateway's own and no operation of a service. */
export function edgePaths(schemas: Record<string, JsonSchema>, problem: object): Record<string, Record<string, unknown>> {
  const refused = (...statuses: number[]) => Object.fromEntries([...statuses, 429, 503].map((status) => [status, { description: 'A problem document', content: problem }]));
  const formRefused = refused(400, 401, 403, 409, 413, 415, 422);
  const json = (description: string, schema: JsonSchema) => ({ description, content: { 'application/json': { schema } } });
  const session = { tags: ['gateway'], security: [{ session: [] }] };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  const newId = { ...id, description: 'Made by the client: the idempotency key' };
  const form = (schema: JsonSchema) => ({ required: true, content: { 'multipart/form-data': { schema } } });
  const binary = (maxLength: number) => ({ type: 'string', format: 'binary', maxLength });
  const file = { type: 'object', required: ['file'], properties: { file: binary(MAX_UPLOAD_BYTES) } };
  return {
    '/api/images/{id}': {
      post: {
        ...session,
        operationId: 'gateway.image.upload',
        summary: 'Upload a picture: JPEG, PNG or WebP, up to 15 MB',
        parameters: [newId],
        requestBody: form(file),
        responses: { 200: json('How the upload is doing', outputSchemaOf(ImageUpload, schemas)), ...formRefused },
      },
    },
    '/api/file-imports/{id}': {
      post: {
        ...session,
        operationId: 'gateway.file-import.start',
        summary: 'Look through recipe files of any app and report what is in them: up to 50 files with 200 MB together; nothing is saved yet',
        parameters: [newId],
        requestBody: form({ type: 'object', required: ['files'], properties: { files: { type: 'array', maxItems: MAX_RECIPE_FILES, items: { type: 'string', format: 'binary' } } } }),
        responses: { 202: json('How the import is doing', outputSchemaOf(FileImport, schemas)), ...formRefused },
      },
    },
    '/api/imports/{id}/page': {
      post: {
        ...session,
        operationId: 'gateway.import.start-from-page',
        summary: 'Import a recipe from the source of a page that the cook sees: for sites that refuse us or write their pages by script',
        parameters: [newId],
        requestBody: form({
          type: 'object',
          required: ['page'],
          properties: { page: binary(MAX_PAGE_SOURCE_BYTES), url: { type: 'string', description: 'Where the page stands; may be empty' }, evenIfOwned: { type: 'string', enum: ['true', 'false'] } },
        }),
        responses: { 202: json('How the import is doing', outputSchemaOf(Import, schemas)), ...formRefused },
      },
    },
    '/api/exports/{id}/file': {
      get: {
        ...session,
        operationId: 'gateway.export.file',
        summary: 'The file of an export that is ready',
        parameters: [id],
        responses: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }, ...refused(401, 404, 409, 422) },
      },
    },
    '/api/news': {
      get: {
        ...session,
        operationId: 'gateway.news.open',
        summary: 'Live news of your own account, as server-sent events: each message is { type, payload } of an event',
        parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' }, description: 'The last message seen' }],
        responses: { 200: { description: 'A stream that stays open', content: { 'text/event-stream': { schema: { type: 'string' } } } }, ...refused(401, 403) },
      },
    },
    '/api/config': {
      get: { tags: ['gateway'], operationId: 'gateway.config.read', summary: 'Settings of this installation', responses: { 200: json('The settings', outputSchemaOf(AppConfig, schemas)), ...refused() } },
    },
  };
}
