import type { Model, Query, Schema } from 'mongoose';

type Document = Record<string, unknown>;
type AnyQuery = Query<unknown, unknown> & { model: Model<unknown> };

/**
 * Mongoose plugin: documents that an earlier release wrote get the schema's defaults for the fields that came since. Plain (`lean`) reads
 * know nothing of the schema, and a cook's recipe must open whatever release wrote it. Only fields of the document itself are filled, and
 * only those that the query selected.
 */
export function laterFieldsPlugin(schema: Schema): void {
  let defaults: Document | undefined;
  schema.post(['find', 'findOne', 'findOneAndUpdate'], function (this: AnyQuery, found: unknown) {
    if (!found || !this.mongooseOptions().lean) return;
    defaults ??= defaultsOf(this.model);
    const missing = Object.entries(defaults).filter(([field]) => isRequested(field, this.projection() ?? {}));
    for (const document of (Array.isArray(found) ? found : [found]) as Document[]) {
      for (const [field, value] of missing) if (!(field in document)) document[field] = structuredClone(value);
    }
  });
}

function defaultsOf(model: Model<unknown>): Document {
  const { _id, ...defaults } = new model().toObject<Document>();
  return defaults;
}

/** A projection names either what is wanted or what is not. */
function isRequested(field: string, projection: Document): boolean {
  const isChoice = Object.values(projection).some(Boolean);
  return isChoice ? Boolean(projection[field]) : !(field in projection);
}
