export { type Facets, type ListedRecipe, type ListFilter, type ListPage, type ListPosition, positionOf, RecipeList } from './recipe-list';
export { categoriesOf, normalise, titleKeyOf } from './text-keys';
