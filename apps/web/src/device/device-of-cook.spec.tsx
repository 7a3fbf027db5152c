import { ProblemError } from '@simmer/contracts';
import { CopyStore } from './library/copy-store';
import { api, aRecipe, COOK, fakeLibrary, openApp, screen, waitFor } from '../testing/open-app';

const SOUP = aRecipe({ title: 'Leek soup' });
const rateLimited = (): never => {
  throw new ProblemError('request.rate-limited', undefined, { retryAfter: 1 });
};
const copyIsHere = () => waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined());

describe('what a device keeps of a cook', () => {
  it('comes as soon as the server takes requests again, without anybody doing anything', async () => {
    const { answers } = fakeLibrary(SOUP);
    await openApp('/app/recipes', { answers: { ...answers, 'GET /library/changes': rateLimited } });
    await waitFor(() => expect(api.sent('GET /library/changes')).toHaveLength(1));
    api.answer(answers);
    await copyIsHere();
    expect(api.sent('GET /library/changes')).toHaveLength(2);
  });

  it('and has not reached the server is sent as soon as it takes requests again', async () => {
    const library = fakeLibrary(SOUP);
    const { user } = await openApp('/app/recipes', { answers: { ...library.answers, 'PUT /recipes/:id/favorite': rateLimited } });
    await copyIsHere();
    await user.click(await screen.findByRole('button', { name: 'Favorite Leek soup' }));
    await waitFor(() => expect(api.sent('PUT /recipes/:id/favorite')).toHaveLength(1));
    api.answer(library.answers);
    await waitFor(() => expect(library.recipes()[0]?.favorite).toBe(true));
    expect(api.sent('PUT /recipes/:id/favorite')).toHaveLength(2);
  });
});
