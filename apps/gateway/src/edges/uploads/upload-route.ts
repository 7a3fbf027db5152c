/** The one route that takes a form instead of JSON. */
export const UPLOAD_ROUTE = '/api/images/:id';
