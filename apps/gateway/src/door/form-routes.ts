/** The routes that take a form: a picture, recipe files, the source of a page. */
export const UPLOAD_ROUTE = '/api/images/:id';
export const FILE_IMPORT_ROUTE = '/api/file-imports/:id';
export const PAGE_ROUTE = '/api/imports/:id/page';
