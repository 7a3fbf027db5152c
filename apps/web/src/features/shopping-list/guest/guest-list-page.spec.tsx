import { ProblemError } from '@simmer/contracts';
import { openApp, screen } from '../../../testing/open-app';

describe('the page of a guest link', () => {
  it('says of a link that is not known what can be done', async () => {
    await openApp('/share/list/no-such-link', {
      as: null,
      answers: {
        'GET /guest-lists/:token': () => {
          throw new ProblemError('recipes.guest-link-unknown');
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'We don’t know this link' })).toBeTruthy();
    expect(screen.getByText('Check that you have the whole link, or ask whoever sent it for a new one.')).toBeTruthy();
  });
});
