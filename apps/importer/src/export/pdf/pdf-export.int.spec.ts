import { operations } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { cook, type ServiceUnderTest, waitUntil } from '@simmer/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { v7 as newId } from 'uuid';
import { importerUnderTest } from '../../spec/importer-under-test';
import { library, premium } from '../../spec/stand-ins';

const { export: recipeExport } = operations.importer;

let importer: ServiceUnderTest;
beforeAll(async () => {
  importer = await importerUnderTest();
});
afterAll(() => importer.close(), 60_000);

function recipeCalled(title: string): string {
  const id = newId();
  library.recipes.set(id, { id, title } as never);
  return id;
}

it('is written for a cook with premium, several recipes as a book', async () => {
  const actor = cook();
  premium.add(actor.accountId);
  const recipeIds = [recipeCalled('Apple pie'), recipeCalled('Pear pie')];
  const { id } = await importer.call(recipeExport.startPdf, { recipeIds, language: 'de' }, actor);
  const read = () => importer.call(recipeExport.read, { id }, actor);
  await waitUntil(async () => (await read()).status !== 'running', 'the file to be written');
  expect(await read()).toMatchObject({ status: 'ready', format: 'pdf', done: 2, fileName: expect.stringMatching(/\.pdf$/) as string });
  const { objectKey, contentType } = await importer.call(recipeExport.file, { id }, actor);
  expect(contentType).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await importer.get(ObjectStore).bytes(objectKey))));
  expect(text[0]).toMatch(/Das Kochbuch\s+von Nora\s+2 Rezepte/);
  expect(text[1]).toMatch(/Apple pie\s+3\s+Pear pie\s+4/);
});

it('is part of premium', async () => {
  const requested = importer.call(recipeExport.startPdf, { recipeIds: [recipeCalled('Plum pie')] }, cook());
  await expect(requested).rejects.toMatchObject({ code: 'access.upgrade-required' });
});
