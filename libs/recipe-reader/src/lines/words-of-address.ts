import { foldText } from '@simmer/culinary';
import { fileOfAddress } from '../values/address';
import { wordsOf } from './line-agreement';

/** The words of the last name in an address's path, without accents: addresses have none. */
export const wordsOfAddress = (url: string): ReadonlySet<string> => new Set(wordsOf(foldText(fileOfAddress(url))));
