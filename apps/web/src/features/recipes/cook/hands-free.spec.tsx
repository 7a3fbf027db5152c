import { act } from '@testing-library/react';
import { aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const CAKE = aRecipe({
  title: 'Butter cake',
  servings: 4,
  ingredients: [{ text: '100 g butter, soft' }, { text: '200 g flour' }],
  instructions: [{ text: 'Melt the butter for 5 minutes.' }, { text: 'Stir in the flour.' }],
});
const BREAD = aRecipe({ title: 'Flatbread', ingredients: [{ text: '300 g flour' }], instructions: [{ text: 'Knead the flour.' }] });

/** A browser's speech recognition that hears what a test says. */
class StubRecognition {
  static running: StubRecognition[] = [];
  static available: undefined | (() => Promise<string>);
  lang = '';
  continuous = false;
  processLocally = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;

  start(): void {
    StubRecognition.running.push(this);
  }

  abort(): void {
    StubRecognition.running = StubRecognition.running.filter((other) => other !== this);
    this.onend?.();
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.abort();
  }
}

/** The browser's own voices: keeps what was read aloud. */
const speech = {
  said: [] as string[],
  speaking: false,
  cancel: () => undefined,
  speak: ({ text }: { text: string }) => speech.said.push(text),
};

const say = (transcript: string): void => act(() => StubRecognition.running[0]?.onresult?.({ results: [[{ transcript }]] }));
const heading = (words: RegExp) => screen.findByRole('heading', { level: 1, name: words });

async function openCake() {
  const opened = await openApp(`/app/cook/${CAKE.id}?servings=8`, { answers: fakeLibrary(CAKE, BREAD).answers });
  await heading(/Melt the butter/);
  const choose = async (entry: string): Promise<void> => {
    await opened.user.click(screen.getByRole('button', { name: 'Cook mode settings' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  const listen = async (): Promise<void> => {
    await choose('Listen to my voice');
    await opened.user.click(await screen.findByRole('button', { name: 'Start listening' }));
    await waitFor(() => expect(StubRecognition.running).toHaveLength(1));
  };
  return { ...opened, choose, listen };
}

beforeEach(() => {
  StubRecognition.running = [];
  StubRecognition.available = undefined;
  Object.assign(speech, { said: [], speaking: false });
  Object.assign(window, {
    SpeechRecognition: StubRecognition,
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
});
afterEach(() => {
  for (const name of ['SpeechRecognition', 'speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(window, name);
});

describe('cook mode without hands', () => {
  it('hears nothing before the cook knows where the sound goes, and agrees', async () => {
    const { user, choose } = await openCake();
    await choose('Listen to my voice');
    const asked = await screen.findByRole('dialog', { name: 'Cook by voice' });
    expect(within(asked).getByText(/may go to their service/)).toBeTruthy();
    await user.click(within(asked).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(StubRecognition.running).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Stop listening' })).toBeNull();
  });

  it('stays on the device where the browser can, and says so', async () => {
    StubRecognition.available = () => Promise.resolve('available');
    const { user, choose } = await openCake();
    await choose('Listen to my voice');
    const asked = await screen.findByRole('dialog', { name: 'Cook by voice' });
    expect(within(asked).getByText(/stays on this device/)).toBeTruthy();
    await user.click(within(asked).getByRole('button', { name: 'Start listening' }));
    await waitFor(() => expect(StubRecognition.running).toMatchObject([{ processLocally: true, continuous: true, lang: 'en-US' }]));
  });

  it('turns pages, starts timers and says how much, by voice', async () => {
    const { listen } = await openCake();
    await listen();
    say('How much butter?');
    expect(speech.said).toEqual(['200 g butter']);
    expect((await screen.findAllByText(/^200 g butter/)).length).toBeGreaterThan(0);
    say('how much salt');
    expect(speech.said.at(-1)).toBe('I can’t find “salt” in this recipe');
    say('timer');
    await screen.findByRole('timer', { name: /^Butter, (05:00|04:5\d)/ });
    expect(speech.said.at(-1)).toBe('Timer started: 5 minutes');
    say('next');
    await heading(/Stir in the flour/);
    say('timer');
    expect(speech.said.at(-1)).toMatch(/^This step names no time/);
    say('timer ten minutes');
    await screen.findByRole('timer', { name: /^Butter cake, step 2, (10:00|09:5\d)/ });
    say('go back');
    await heading(/Melt the butter/);
  });

  it('ends with one press, with the page out of sight, and with cook mode; not with the other of two recipes', async () => {
    const { user, router, listen } = await openCake();
    await listen();
    await router.navigate({ to: '/app/cook/$id', params: { id: BREAD.id } });
    await heading(/Knead the flour/);
    await waitFor(() => expect(StubRecognition.running).toHaveLength(1));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(StubRecognition.running).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(StubRecognition.running).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(StubRecognition.running).toEqual([]);
    await listen();
    await router.navigate({ to: '/app/recipes' });
    await waitFor(() => expect(StubRecognition.running).toEqual([]));
  });

  it('goes on after a silence, and says why it cannot go on', async () => {
    const { listen } = await openCake();
    await listen();
    const recognition = StubRecognition.running[0]!;
    act(() => recognition.fail('no-speech'));
    expect(StubRecognition.running).toEqual([recognition]);
    act(() => recognition.fail('network'));
    expect((await screen.findAllByText(/Your browser needs a connection to understand you/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop listening' })).toBeNull());
    expect(StubRecognition.running).toEqual([]);
  });

  it('reads each step aloud, and does not obey itself', async () => {
    const { choose, listen } = await openCake();
    await choose('Read steps aloud');
    await waitFor(() => expect(speech.said).toEqual(['Melt the butter for 5 minutes.']));
    await listen();
    speech.speaking = true;
    say('next');
    await heading(/Melt the butter/);
    speech.speaking = false;
    say('next');
    await heading(/Stir in the flour/);
    await waitFor(() => expect(speech.said.at(-1)).toBe('Stir in the flour.'));
  });

  it('offers nothing that the browser cannot', async () => {
    for (const name of ['SpeechRecognition', 'speechSynthesis']) Reflect.deleteProperty(window, name);
    const { user } = await openCake();
    await user.click(screen.getByRole('button', { name: 'Cook mode settings' }));
    await screen.findByRole('menuitem', { name: 'Start over' });
    expect(screen.queryByRole('menuitem', { name: /voice|aloud/ })).toBeNull();
  });

  it('leaves the keys that pedals press as they were: Page Down and Page Up, the arrows', async () => {
    const { user, listen } = await openCake();
    await listen();
    for (const [on, back] of [
      ['{PageDown}', '{PageUp}'],
      ['{ArrowRight}', '{ArrowLeft}'],
      ['{ArrowDown}', '{ArrowUp}'],
    ] as const) {
      await user.keyboard(on);
      await heading(/Stir in the flour/);
      await user.keyboard(back);
      await heading(/Melt the butter/);
    }
  });
});
