import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallCard } from './install-card';
import { noteListUse, SILENT_MS } from './install-habit';
import { followInstallOffer, installOffer } from './install-offer';

const card = () => screen.queryByRole('region', { name: 'Put Simmer on your screen' });

/** The list is used in so many sessions. */
function useList(sessions: number): void {
  for (let session = 0; session < sessions; session++) {
    sessionStorage.clear();
    noteListUse();
    noteListUse();
  }
}

/** The browser would install the app. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

beforeAll(followInstallOffer);
beforeEach(() => {
  localStorage.clear();
  installOffer.set(undefined);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: false }) as MediaQueryList);
});
afterEach(() => jest.restoreAllMocks());

it('comes after the second session that used the list, and where the browser offers it', () => {
  useList(1);
  const { unmount } = render(<InstallCard />);
  expect(offer().event.defaultPrevented).toBe(true);
  expect(card()).toBeNull();
  unmount();
  useList(1);
  render(<InstallCard />);
  expect(card()).toBeTruthy();
});

it('asks the browser, and is gone', async () => {
  useList(2);
  render(<InstallCard />);
  const { prompt } = offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(card()).toBeNull();
});

it.each(['Close', 'Not now'])('is silent for 90 days after %s', async (button) => {
  useList(2);
  const { unmount } = render(<InstallCard />);
  offer();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(card()).toBeNull();
  unmount();
  const closed = Date.now();
  for (const [later, isShown] of [
    [SILENT_MS - 60_000, false],
    [SILENT_MS + 60_000, true],
  ] as const) {
    jest.spyOn(Date, 'now').mockReturnValue(closed + later);
    const again = render(<InstallCard />);
    expect([later, card() !== null]).toEqual([later, isShown]);
    again.unmount();
  }
});

it('tells the steps on an iPhone, which offers nothing by itself', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15');
  useList(2);
  render(<InstallCard />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Press Share in your browser',
    'Choose Add to Home Screen',
    'Press Add, and open it from there',
  ]);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

it('does not offer what is there already', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: media.includes('standalone') }) as MediaQueryList);
  useList(2);
  render(<InstallCard />);
  offer();
  expect(card()).toBeNull();
});
