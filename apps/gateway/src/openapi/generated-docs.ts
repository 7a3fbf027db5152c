import { allEvents, allJobs, allOperations } from '@simmer/contracts';
import { contractsPage } from './contracts-page';
import { openApiDocument } from './openapi-document';

/** The documents that are made from the contracts, by their path in the repository. */
export const generatedDocs = (): Record<string, string> => ({
  'docs/openapi.json': `${JSON.stringify(openApiDocument(allOperations()), null, 2)}\n`,
  'docs/contracts.md': contractsPage(allOperations(), allEvents(), allJobs()),
});
