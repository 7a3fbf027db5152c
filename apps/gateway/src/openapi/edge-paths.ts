import { AppConfig, ImageUpload, MAX_UPLOAD_BYTES } from '@simmer/contracts';
import { type JsonSchema, outputSchemaOf } from './json-schema';

/** The routes that are the gateway's own and no operation of a service. */
export function edgePaths(schemas: Record<string, JsonSchema>, problem: object): Record<string, Record<string, unknown>> {
  const refused = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, { description: 'A problem document', content: problem }]));
  const json = (description: string, schema: JsonSchema) => ({ description, content: { 'application/json': { schema } } });
  const session = { tags: ['gateway'], security: [{ session: [] }] };
  const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary', maxLength: MAX_UPLOAD_BYTES } } };
  return {
    '/api/images/{id}': {
      post: {
        ...session,
        operationId: 'gateway.image.upload',
        summary: 'Upload a picture: JPEG, PNG or WebP, up to 15 MB',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' }, description: 'Made by the client: the idempotency key' }],
        requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } },
        responses: { 200: json('How the upload is doing', outputSchemaOf(ImageUpload, schemas)), ...refused(401, 403, 413, 415, 422, 429, 503) },
      },
    },
    '/api/news': {
      get: {
        ...session,
        operationId: 'gateway.news.open',
        summary: 'Live news of your own account, as server-sent events: each message is { type, payload } of an event',
        parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' }, description: 'The last message seen' }],
        responses: { 200: { description: 'A stream that stays open', content: { 'text/event-stream': { schema: { type: 'string' } } } }, ...refused(401, 403, 429, 503) },
      },
    },
    '/api/config': {
      get: { tags: ['gateway'], operationId: 'gateway.config.read', summary: 'Settings of this installation', responses: { 200: json('The settings', outputSchemaOf(AppConfig, schemas)) } },
    },
  };
}
