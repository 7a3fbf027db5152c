/** A page that the readers read in a moment. */
export const cakePage = `<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Plum cake","recipeIngredient":["500 g plums","250 g flour"],"recipeInstructions":["Line the tin.","Bake for an hour."]}</script></head><body><h1>Plum cake</h1></body></html>`;

/** A page that needs far more memory than it is long. */
export const heavyPage = '<p>a '.repeat(600_000);
