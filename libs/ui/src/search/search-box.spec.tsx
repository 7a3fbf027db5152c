import { act, useState } from 'react';
import { advance, click, press, render, type, unmountAll } from '../testing/render';
import { BLUR_CLOSE_DELAY, SearchBox, type SearchBoxProps } from './search-box';

const SUGGESTIONS = ['Leek linguine', 'Lemon cake', 'Lentil pot'].map((text) => ({ id: text, text }));

const Box = (props: Partial<SearchBoxProps>) => {
  const [value, setValue] = useState('');
  return <SearchBox label="Search" value={value} onValueChange={setValue} suggestions={SUGGESTIONS} onSelect={jest.fn()} {...props} />;
};

const setUp = (props: Partial<SearchBoxProps> = {}) => {
  const container = render(<Box {...props} />);
  const input = container.querySelector('input') as HTMLInputElement;
  return {
    container,
    input,
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    announced: () => container.querySelector('[role=status]')?.textContent,
    list: () => container.querySelector('.suggest')?.textContent,
  };
};

describe('SearchBox', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    unmountAll();
    jest.useRealTimers();
  });

  it('opens on typing and starts with nothing highlighted', () => {
    const { input, isOpen, active } = setUp();
    expect(isOpen()).toBe(false);
    type(input, 'le');
    expect(isOpen()).toBe(true);
    expect(active()).toBeUndefined();
  });

  it('takes the focus at its shortcut, but not while something is typed elsewhere', () => {
    const { container, input } = setUp({ shortcut: '/' });
    const elsewhere = container.appendChild(document.createElement('textarea'));
    elsewhere.focus();
    press(elsewhere, '/');
    expect(document.activeElement).toBe(elsewhere);
    press(document.body, 'a');
    expect(document.activeElement).toBe(elsewhere);
    press(document.body, '/');
    expect(document.activeElement).toBe(input);
  });

  it('wraps around with the arrows', () => {
    const { input, active } = setUp();
    type(input, 'le');
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(input, key);
      return active();
    });
    expect(seen).toEqual(['Leek linguine', 'Lemon cake', 'Lentil pot', 'Leek linguine', 'Lentil pot', 'Lemon cake']);
  });

  it('goes to the last one first with the up arrow', () => {
    const { input, active } = setUp();
    type(input, 'le');
    press(input, 'ArrowUp');
    expect(active()).toBe('Lentil pot');
  });

  it('drops the highlight when the text changes', () => {
    const { input, active } = setUp();
    type(input, 'le');
    press(input, 'ArrowDown');
    type(input, 'lem');
    expect(active()).toBeUndefined();
  });

  it('selects with Enter, shows the text and closes', () => {
    const onSelect = jest.fn();
    const { input, isOpen } = setUp({ onSelect });
    type(input, 'le');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(onSelect).toHaveBeenCalledWith(SUGGESTIONS[0]);
    expect(input.value).toBe('Leek linguine');
    expect(isOpen()).toBe(false);
  });

  it('empties the input after a choice when asked to', () => {
    const { container, input } = setUp({ clearOnSelect: true });
    type(input, 'le');
    click(container.querySelector('[role=option]') as Element);
    expect(input.value).toBe('');
  });

  it('submits the text with Enter when nothing is highlighted', () => {
    const onSubmit = jest.fn();
    const { input } = setUp({ onSubmit });
    type(input, 'le');
    press(input, 'Enter');
    expect(onSubmit).toHaveBeenCalledWith('le');
  });

  it('closes with Escape and keeps the text', () => {
    const { input, isOpen } = setUp();
    type(input, 'le');
    press(input, 'Escape');
    expect(isOpen()).toBe(false);
    expect(input.value).toBe('le');
  });

  it('empties everything with Clear and keeps the focus', () => {
    const { container, input, isOpen } = setUp();
    type(input, 'le');
    click(container.querySelector('[aria-label=Clear]') as Element);
    expect(input.value).toBe('');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  it('closes 150 ms after the focus left', () => {
    const { input, isOpen } = setUp();
    act(() => input.focus());
    type(input, 'le');
    act(() => input.blur());
    advance(BLUR_CLOSE_DELAY - 1);
    expect(isOpen()).toBe(true);
    advance(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open when the focus comes back in time', () => {
    const { input, isOpen } = setUp();
    act(() => input.focus());
    type(input, 'le');
    act(() => input.blur());
    act(() => input.focus());
    advance(1000);
    expect(isOpen()).toBe(true);
  });

  it.each([
    [{}, '3 suggestions available'],
    [{ suggestions: SUGGESTIONS.slice(0, 1) }, '1 suggestion available'],
    [{ searching: true }, 'Searching...'],
    [{ error: 'the server is away' }, 'Search error: the server is away'],
    [{ suggestions: [] }, 'No results found for "le"'],
  ])('announces %j as %s', (props, expected) => {
    const { input, announced } = setUp(props);
    type(input, 'le');
    expect(announced()).toBe(expected);
  });

  it('says in the list that the search failed, or that nothing was found', () => {
    const failed = setUp({ error: 'the server is away', suggestions: [] });
    type(failed.input, 'le');
    expect(failed.list()).toBe('Search failed');
    const empty = setUp({ suggestions: [] });
    type(empty.input, 'xyz');
    expect(empty.list()).toBe('No results found for "xyz"');
  });

  it('that adds has nothing to miss', () => {
    const { container, input, announced, isOpen } = setUp({ adds: true, suggestions: [] });
    type(input, 'batteries');
    expect([announced(), isOpen(), container.querySelector('[role=search]')]).toEqual(['', false, null]);
  });
});
