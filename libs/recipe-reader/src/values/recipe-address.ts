const LONGEST_ADDRESS = 2_048;
const NAMED = /:~:text=([^&,]+)$/;

/**
 * The address of one recipe of a page that shows several: the page's, with the recipe's title as a text fragment. Browsers open the page at these
 * words. Null when it would be too long for an address.
 */
export function addressOfRecipe(page: string, title: string): string | null {
  const address = new URL(page);
  // a hyphen would part the words that are meant from those around them
  address.hash = `:~:text=${encodeURIComponent(title).replaceAll('-', '%2D')}`;
  return address.href.length <= LONGEST_ADDRESS ? address.href : null;
}

/** The title that the address of a recipe names; null for the address of a page. */
export function recipeNamedIn(address: string): string | null {
  const [, words = ''] = NAMED.exec(address) ?? [];
  try {
    return decodeURIComponent(words) || null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The address of the page that a recipe stands on. */
export const pageOfRecipe = (address: string): string => address.replace(/#?:~:.*$/, '');
