/** The class names with which a recipe plug-in marks the parts of a recipe. */
export interface PlugIn {
  name: string;
  root: string;
  title: string[];
  description?: string[];
  author?: string[];
  ingredient: string[];
  /** Where the lines carry no class of their own: the box whose list items they are. */
  ingredientBox?: string[];
  instruction: string[];
  instructionBox?: string[];
  group: string[];
  prep?: string[];
  cook?: string[];
  total?: string[];
  yield?: string[];
  calories?: string[];
}

/** Plug-ins that many sites use, so that their mark-up is a kind of its own. */
export const PLUG_INS: PlugIn[] = [
  {
    name: 'WP Recipe Maker',
    root: 'wprm-recipe-container',
    title: ['wprm-recipe-name'],
    description: ['wprm-recipe-summary'],
    author: ['wprm-recipe-author'],
    ingredient: ['wprm-recipe-ingredient'],
    instruction: ['wprm-recipe-instruction-text'],
    group: ['wprm-recipe-group-name', 'wprm-recipe-ingredient-group-name', 'wprm-recipe-instruction-group-name'],
    prep: ['wprm-recipe-prep-time-container'],
    cook: ['wprm-recipe-cook-time-container'],
    total: ['wprm-recipe-total-time-container'],
    yield: ['wprm-recipe-servings-with-unit', 'wprm-recipe-servings'],
    calories: [
      'wprm-nutrition-label-text-nutrition-container-calories',
      'wprm-recipe-calories-container',
      'wprm-nutrition-label-container',
    ],
  },
  {
    name: 'Tasty Recipes',
    root: 'tasty-recipes',
    title: ['tasty-recipes-title'],
    description: ['tasty-recipes-description-body', 'tasty-recipes-description'],
    author: ['tasty-recipes-author-name'],
    ingredient: [],
    ingredientBox: ['tasty-recipes-ingredients', 'tasty-recipe-ingredients'],
    instruction: [],
    instructionBox: ['tasty-recipes-instructions', 'tasty-recipe-instructions'],
    group: [],
    prep: ['tasty-recipes-prep-time'],
    cook: ['tasty-recipes-cook-time'],
    total: ['tasty-recipes-total-time'],
    yield: ['tasty-recipes-yield'],
  },
  {
    name: 'Create',
    root: 'mv-create-card',
    title: ['mv-create-title'],
    description: ['mv-create-description'],
    author: ['mv-create-copy'],
    ingredient: [],
    ingredientBox: ['mv-create-ingredients'],
    instruction: [],
    instructionBox: ['mv-create-instructions'],
    group: [],
    prep: ['mv-create-time-prep'],
    cook: ['mv-create-time-active'],
    total: ['mv-create-time-total'],
    yield: ['mv-create-time-yield', 'mv-create-yield'],
    calories: ['mv-create-nutrition-calories'],
  },
  {
    name: 'Recipe Card Blocks',
    root: 'wp-block-wpzoom-recipe-card-block-recipe-card',
    title: ['recipe-card-title'],
    description: ['recipe-card-summary'],
    author: ['recipe-card-author'],
    ingredient: ['ingredient-item-name', 'wpzoom-rcb-ingredient-name'],
    ingredientBox: ['ingredients-list'],
    instruction: ['direction-step'],
    instructionBox: ['directions-list'],
    group: ['ingredient-item-group-title', 'direction-step-group-title'],
  },
  {
    name: 'WP Delicious',
    root: 'dr-summary-holder',
    title: ['dr-recipe-title', 'dr-title'],
    ingredient: [],
    ingredientBox: ['dr-ingredients-list'],
    instruction: ['dr-instruction-text', 'dr-instruction'],
    instructionBox: ['dr-instructions'],
    group: ['dr-title'],
    prep: ['dr-prep-time'],
    cook: ['dr-cook-time'],
    total: ['dr-total-time'],
    yield: ['dr-yields'],
  },
  {
    name: 'WP Ultimate Recipe',
    root: 'wpurp-container',
    title: ['wpurp-recipe-title'],
    description: ['wpurp-recipe-description'],
    author: ['wpurp-recipe-author'],
    ingredient: ['wpurp-recipe-ingredient'],
    instruction: ['wpurp-recipe-instruction-text'],
    group: ['wpurp-recipe-ingredient-group', 'wpurp-recipe-instruction-group-name', 'wpurp-recipe-instruction-group'],
    prep: ['wpurp-recipe-prep-time'],
    cook: ['wpurp-recipe-cook-time'],
    yield: ['wpurp-recipe-servings'],
  },
  {
    name: 'EasyRecipe',
    root: 'easyrecipe',
    title: ['ERSName', 'ERName'],
    description: ['ERSSummary', 'ERSummary'],
    author: ['ERSAuthor', 'author'],
    ingredient: ['ingredient'],
    instruction: ['instruction'],
    group: ['ERSSectionHead', 'ERSeparator'],
    prep: ['preptime'],
    cook: ['cooktime'],
    yield: ['yield'],
  },
  {
    name: 'Zip Recipes',
    root: 'zlrecipe-container-border',
    title: ['zlrecipe-title'],
    description: ['zlrecipe-summary'],
    ingredient: ['ingredient'],
    instruction: ['instruction'],
    group: ['ingredient-label', 'instruction-label'],
    prep: ['zlrecipe-prep-time'],
    cook: ['zlrecipe-cook-time'],
    yield: ['zlrecipe-yield'],
  },
  {
    name: 'Cooked',
    root: 'cooked-recipe-ingredients',
    title: [],
    ingredient: ['cooked-single-ingredient'],
    instruction: ['cooked-dir-content'],
    group: ['cooked-heading'],
    prep: ['cooked-prep-time'],
    cook: ['cooked-cook-time'],
    total: ['cooked-total-time'],
  },
  {
    name: 'Jetpack',
    root: 'jetpack-recipe',
    title: ['jetpack-recipe-title'],
    ingredient: ['jetpack-recipe-ingredient'],
    ingredientBox: ['jetpack-recipe-ingredients'],
    instruction: [],
    instructionBox: ['jetpack-recipe-directions'],
    group: [],
    total: ['jetpack-recipe-time'],
    yield: ['jetpack-recipe-servings'],
  },
];
