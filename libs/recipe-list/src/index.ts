export type { ListedRecipe } from './listed-recipe';
export { type Facets, type ListFilter, type ListPage, type ListPosition, positionOf, RecipeList } from './recipe-list';
export { categoriesOf, normalise, titleKeyOf } from './text-keys';
