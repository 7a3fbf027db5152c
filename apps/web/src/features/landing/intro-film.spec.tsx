import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntroFilm } from './intro-film';

const film = () => screen.queryByLabelText('A Sunday with Simmer, in a minute and a half');

describe('the intro film', () => {
  it('is its poster, with its length, until somebody wants to see it', () => {
    const { container } = render(<IntroFilm />);
    expect(screen.getByRole('button', { name: /^Watch, 1:\d\d: a silent film with captions$/ })).toBeTruthy();
    expect(film()).toBeNull();
    expect(Array.from(container.querySelectorAll('img'), ({ src, width, height }) => [new URL(src).pathname, width, height])).toEqual([
      ['/film/poster.webp', 1_280, 720],
    ]);
  });

  it('plays when it was pressed, without a sound, with controls and captions in the language of the page', async () => {
    render(<IntroFilm />);
    await userEvent.click(screen.getByRole('button', { name: /^Watch/ }));
    const player = film() as HTMLVideoElement;
    expect([player.autoplay, player.controls, player.muted]).toEqual([true, true, true]);
    expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull();
    const sources = Array.from(player.querySelectorAll('source'), ({ src }) => new URL(src).pathname);
    expect(sources).toEqual(['/film/intro.webm', '/film/intro.mp4']);
    const captions = Array.from(player.querySelectorAll('track'), ({ kind, srclang, label, default: isOn }) => [
      kind,
      srclang,
      label,
      isOn,
    ]);
    expect(captions).toEqual([
      ['captions', 'en', 'English', true],
      ['captions', 'de', 'Deutsch', false],
    ]);
  });

  it('says so when it cannot be played, and can be tried again', async () => {
    render(<IntroFilm />);
    await userEvent.click(screen.getByRole('button', { name: /^Watch/ }));
    fireEvent.error(film()?.querySelector('source:last-of-type') as Element);
    expect(within(screen.getByRole('alert')).getByText(/^We couldn’t play the film\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Watch/ }));
    expect(film()).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
