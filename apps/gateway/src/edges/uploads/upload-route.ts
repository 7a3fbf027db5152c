/** The route that takes a picture as a form. */
export const UPLOAD_ROUTE = '/api/images/:id';
