import { ProblemError } from '@simmer/contracts';
import { ToastProvider } from '@simmer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, screen } from '../testing/open-app';
import type { Answers } from '../testing/fake-api';
import { aVideo, fakeVideos } from '../testing/videos';
import { queryClient } from '../api/query-client';
import { VideoTutorials } from './video-tutorials';

const SOUP = aVideo({ title: 'Soup from the freezer', is_demo: true });
const SHOP = aVideo({ title: 'Shop together', tab: 'shopping' });

function open(answers: Answers) {
  api.answer(answers);
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <VideoTutorials label="Video Tutorials" />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
afterEach(() => queryClient.clear());

describe('the videos on the help page', () => {
  it('stand on three tabs with counts, six of each, what is featured first', async () => {
    const user = open(fakeVideos(SOUP, SHOP));
    expect(await screen.findByText('Soup from the freezer')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Recipes1', 'Meal Planning0', 'Shopping Lists1']);
    expect(api.sent('GET /videos')).toEqual([{ tab: 'recipes', limit: '6', featured_first: 'true' }]);
    await user.click(screen.getByRole('tab', { name: /^Meal Planning/ }));
    expect(await screen.findByText('No videos available in this category yet.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^Shopping Lists/ }));
    expect(await screen.findByText('Shop together')).toBeTruthy();
  });

  it('play in a dialog', async () => {
    const user = open(fakeVideos(SOUP));
    await user.click(await screen.findByRole('button', { name: 'Soup from the freezer' }));
    expect(await screen.findByRole('dialog', { name: 'Soup from the freezer' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are said to be none where there are none, and where they do not come', async () => {
    const away = (): never => {
      throw new ProblemError('community.video-not-found');
    };
    open({ 'GET /videos': away, 'GET /video-counts': away });
    expect(await screen.findByText('No videos available yet.')).toBeTruthy();
  });
});
