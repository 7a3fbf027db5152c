export { labelRecipeText } from './label-recipe-text';
export { looksLikeRecipe } from './looks-like-recipe';
export { type LabelledLine, LINE_LABELS, type LineLabel, type TextRecipeLine } from './recipe-line';
export { recipeFromLines, type TextRecipe } from './recipe-from-lines';
export { DISH_PARTS, type SectionName, sectionNamed, sectionNamedExactly } from './section-headings';
