const FILE_NAME = /^microsoft word\s*-|\.(?:indd|qxd|pub|docx?|odt|rtf|wpd|pages|pdf|pptx?|xlsx?|txt)$/i;

/** "leaflet_print_v4.indd": what a program left as the title when it turned a document into a page. */
export function isFileName(title: string): boolean {
  return FILE_NAME.test(title.trim());
}
