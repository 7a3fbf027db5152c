import { IMPORT_MESSAGES } from '@simmer/contracts/constants';

/** What is wrong with the typed address, in the specification's words; undefined when it can be imported. */
export function addressProblem(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return IMPORT_MESSAGES.blankUrl;
  if (!URL.canParse(address)) return IMPORT_MESSAGES.invalidUrl;
  const { protocol, hostname } = new URL(address);
  const isWebAddress = (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  return isWebAddress ? undefined : IMPORT_MESSAGES.invalidUrl;
}
