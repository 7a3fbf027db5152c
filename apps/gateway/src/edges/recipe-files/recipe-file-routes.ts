/** The routes that take recipe files, or a page's source, as a form. */
export const FILE_IMPORT_ROUTE = '/api/file-imports/:id';
export const PAGE_ROUTE = '/api/imports/:id/page';
