/** Taking recipes along as a file. */
import { message } from './language';

export const format = 'Format';
export const leavesOut = 'Leaves out';
export const leavesOutBefore = 'Leaves out: ';
export const nothing = 'Nothing';
/** The forms in which recipes go out, by their code. */
export const formats = {
  simmer: { name: 'Simmer', use: 'Everything, with photos. For a backup or another Simmer.' },
  paprika: { name: 'Paprika', use: 'For Paprika, and most apps that read its files.' },
  mela: { name: 'Mela', use: 'For Mela on iPhone, iPad and Mac.' },
  'json-ld': { name: 'JSON-LD', use: 'The web’s own form; Mealie, Tandoor, Nextcloud and RecipeSage read it.' },
  cooklang: { name: 'Cooklang', use: 'Plain text files with the ingredients marked in the steps.' },
  recipemd: { name: 'RecipeMD', use: 'Markdown, readable anywhere.' },
  'meal-master': { name: 'Meal-Master', use: 'For older kitchen programs.' },
  csv: { name: 'Table (CSV)', use: 'For a spreadsheet.' },
  pdf: { name: 'PDF', use: 'A sheet to print, or a cookbook with your name, chapters, contents and index. Premium.' },
  'plain-text': { name: 'Plain text', use: 'To read, print or send.' },
};
/** Of what is for people. */
export const pdfLeavesOut = 'Stars, favorites, part of the nutrition, emoji, photos of steps';
/** What a form has no place for, by the field's name. */
export const fields = {
  description: 'description',
  prep_time: 'times',
  cook_time: 'times',
  total_time: 'times',
  difficulty: 'difficulty',
  nutrition: 'nutrition',
  source_url: 'source',
  source_name: 'source',
  author: 'author',
  language: 'language',
  notes: 'notes',
  rating: 'stars',
  favorite: 'favorites',
  created_at: 'day it was added',
  pictures: 'photos',
  step_images: 'photos of steps',
};
/** Where a form keeps some photos and others not. */
export const somePhotos = {
  'json-ld': 'photos that have no web address',
  csv: 'photos that have no web address',
  cooklang: 'the photo of a recipe exported alone',
};

export const whatGoesOut = 'What goes out';
export const whichRecipes = 'Which recipes';
export const all = 'All';
export const chosen = 'Chosen';
export const recipes = message('{count, plural, one {recipe} other {recipes}}');
export const chosenRecipes = message('{count, plural, one {chosen recipe} other {chosen recipes}}');
export const collection = 'Collection';
export const collectionOf = message('{name}, {count, number}');
export const recipesIn = message('{count, plural, one {recipe} other {recipes}} in {collection}');
export const collectionsNotLoaded = message('We couldn’t load your collections. {reason}');
export const noCollections = 'You don’t have any collections yet.';
export const nothingIn = 'Nothing in it yet';
export const as = 'As';
export const exportCount = message('Export {count, plural, one {1 recipe} other {# recipes}}');
export const exportAll = 'Export all recipes';
export const chooseFirst = 'Choose a recipe first';
export const making = 'Making your file...';
export const progress = 'Export';
export const nOfAll = message('{count, number} of {all, number}');
export const kept = 'Goes to your device. Our copy is gone after a day.';
export const inFile = message('{count, plural, one {1 recipe} other {# recipes}}, {megabytes, number} MB');
export const download = 'Download the file';
export const didNotStart = 'Didn’t start by itself? The button works for a day.';
export const tooLarge = message(
  'Simmer imports up to {megabytes} MB at a time. To bring these back later, export them in parts, some recipes at a time.',
);

export const find = 'Find a recipe';
export const chosenCount = message('{count, plural, one {1 recipe} other {# recipes}} chosen');
export const notLoaded = message('We couldn’t load your recipes. {reason}');
export const toExport = 'Recipes to export';
export const noRecipes = 'You don’t have any recipes yet.';
export const noneFound = 'No recipe has these words.';
export const showMore = 'Show more';
export const seePremium = 'See Premium';
