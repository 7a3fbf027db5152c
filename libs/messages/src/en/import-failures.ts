/** Why an import has failed, and what works instead. */
import { message } from './language';

export const blocked = 'This site blocks apps like ours. You can see the page, so you can send it to us.';
export const asksToWait =
  'The same address may work in a few minutes. If your browser shows the page, you can bring it from there right away.';
export const scriptOnly = 'This page is put together inside the browser, so from outside it looks empty. In your browser it doesn’t.';
export const notExtractableWay = 'Simmer read the page but found no title with ingredients. What you see in your browser may say more.';
export const timeoutWay = 'The site didn’t answer in time. If your browser shows the page, you can bring it from there.';
export const tooLargeWay = 'The page is too large to fetch. You can bring the part that matters from your browser.';
export const outOfReach = 'Simmer only reads pages on the public web. If your browser shows this one, you can bring it from there.';
export const elsewhere = 'Check the address. If your browser shows the page, you can bring it from there.';
export const notSent = 'The page didn’t reach Simmer. Its source is still here, so you can send it again.';
export const notInSource =
  'Simmer read what you sent but found no title with ingredients. Try pasting the recipe’s text as you see it on the page.';
export const aFile = 'There’s a file at this address, not a page. Download it, then bring it as a file.';

export const notExtractable = 'Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.';
export const timeout =
  'The import is taking too long. The site might be slow or blocking our access. Try copying and pasting the recipe instead.';
export const failedBecause = message('Failed to import recipe: {reason}');
export const httpStatus = message('the site answered with an error ({status})');
export const noSuchPage = 'the site says this page doesn’t exist';
export const refused = message('the site doesn’t let us read this page (it answered {status})');
/** By the code that the importer gives. */
export const reasons = {
  'asks-to-wait': 'the site asked us to slow down; try again in a few minutes',
  'not-html': 'there’s a file at this address, not a page',
  'unsupported-address': 'this kind of address can’t be read',
  'blocked-address': 'this address isn’t on the public web',
  'too-many-redirects': 'the site sent us from page to page without end',
  'too-large': 'the page is too large',
  'too-much': 'the page holds more than we can read',
  network: 'we couldn’t reach the site',
  tls: 'we couldn’t make a secure connection to the site',
  unreadable: 'the page couldn’t be read',
  'page-gone': 'the page didn’t arrive',
  'gave-up': 'it was interrupted too often',
  unexpected: 'something went wrong on our side',
  'service.unavailable': 'part of Simmer isn’t responding; try again in a moment',
};
