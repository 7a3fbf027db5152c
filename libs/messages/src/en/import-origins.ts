/** Where an import has read each field. */
import { message } from './language';

export const fieldNames = {
  title: 'Title',
  description: 'Description',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  prep_time: 'Prep time',
  cook_time: 'Cook time',
  total_time: 'Total time',
  servings: 'Servings',
  yield_text: 'Makes',
  tags: 'Tags',
  image_url: 'Photo',
  source_url: 'Address',
  source_name: 'Source',
  author: 'Author',
  language: 'Language',
  nutrition: 'Nutrition',
};
export const readers = {
  'json-ld': 'Recipe data on the page (JSON-LD)',
  microdata: 'Page markup (microdata)',
  rdfa: 'Page markup (RDFa)',
  'h-recipe': 'Page markup (h-recipe)',
  'plug-in': 'The site’s recipe plug-in',
  'script-state': 'Data in the page’s scripts',
  'visible-page': 'The page as people see it',
  'plain-text': 'The page’s text, line by line',
  'page-head': 'Page metadata',
};
export const places = {
  h1: 'The main heading',
  address: 'Its address',
  'html lang': 'The language it names',
  'list of amounts': 'A list that starts with amounts',
  'text after the ingredients': 'The text after the ingredients',
};
export const underHeading = message('Under the heading ‘{heading}’');
export const addedUp = message('Added up: {fields} ({place})');
export const sure = 'Sure';
export const quiteSure = 'Quite sure';
export const guessed = 'Guessed';
export const unlikely = 'Unlikely';
