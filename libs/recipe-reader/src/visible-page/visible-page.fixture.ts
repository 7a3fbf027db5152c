import { parsePage } from '../page/page';
import { type Known, readVisiblePage } from './visible-page.reader';

export const NOTHING_KNOWN: Known = {
  ingredients: [],
  instructions: [],
  timesAndServings: false,
  nutrition: false,
  description: false,
  author: false,
  image: false,
};

/** What can be seen on a page of which no other reader has told anything. */
export const readVisible = (html: string, known = NOTHING_KNOWN) => readVisiblePage(parsePage(html, 'https://cook.example/'), known);
