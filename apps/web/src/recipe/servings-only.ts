const SERVINGS_ONLY =
  /^\W*(?:serves|makes|yields?|for|für|pour|per|para)?\W*(\d+)\W*(?:servings?|port?ion\w*|porç\w*|porzion\w*|racion\w*|people|pers\w*|pesso\w*)?\W*$/iu;

/** The servings in a yield that says nothing else, such as 'Serves 4' or '4 Portionen'; undefined for any other. */
export function servingsOnly(yieldText: string): number | undefined {
  const [, servings] = SERVINGS_ONLY.exec(yieldText) ?? [];
  return servings === undefined ? undefined : Number(servings);
}
