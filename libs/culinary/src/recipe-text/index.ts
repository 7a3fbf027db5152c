export { labelRecipeText } from './label-recipe-text';
export { looksLikeRecipe } from './looks-like-recipe';
export { type LabelledLine, LINE_LABELS, type LineLabel } from './recipe-line';
export { recipeFromLines, type TextRecipe, type TextRecipeLine } from './recipe-from-lines';
export { type SectionName, sectionNamed } from './section-headings';
