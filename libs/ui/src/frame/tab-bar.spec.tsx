import { act } from 'react';
import { advance, render, unmountAll } from '../testing/render';
import { leavesRoomForKeyboard, tellKeyboard } from './keyboard-visible';
import { TabBar, type TabBarItem } from './tab-bar';

const items = (current: string): TabBarItem[] => [
  { href: '/recipes', label: 'Recipes', icon: null, current: current === '/recipes' },
  { href: '/list', label: 'Shopping', icon: null, current: current === '/list', badge: 120, badgeLabel: '120 items' },
];

describe('TabBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    unmountAll();
    jest.useRealTimers();
    Object.assign(window, { visualViewport: undefined });
  });

  it('clears a badge 1 s after it shows on the open tab', () => {
    const onBadgeSeen = jest.fn();
    render(<TabBar items={items('/list')} onBadgeSeen={onBadgeSeen} />);
    advance(999);
    expect(onBadgeSeen).not.toHaveBeenCalled();
    advance(1);
    expect(onBadgeSeen).toHaveBeenCalledWith('/list');
  });

  it('keeps the badge of a tab that is not open, or left within the second', () => {
    const onBadgeSeen = jest.fn();
    const container = render(<TabBar items={items('/list')} onBadgeSeen={onBadgeSeen} />);
    advance(900);
    container.rerender(<TabBar items={items('/recipes')} onBadgeSeen={onBadgeSeen} />);
    advance(10_000);
    expect(onBadgeSeen).not.toHaveBeenCalled();
    expect(container.textContent).toContain('99+');
  });

  it('goes 300 ms after the on-screen keyboard came and returns when it is gone', () => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    const container = render(<TabBar items={items('/recipes')} />);
    const resizeTo = (height: number) =>
      act(() => {
        viewport.height = height;
        viewport.dispatchEvent(new Event('resize'));
      });
    advance(300);
    resizeTo(window.innerHeight / 2);
    advance(299);
    expect(container.querySelector('.tabbar')).not.toBeNull();
    advance(1);
    expect(container.querySelector('.tabbar')).toBeNull();
    resizeTo(window.innerHeight);
    advance(300);
    expect(container.querySelector('.tabbar')).not.toBeNull();
  });

  // the last but one: what was told once holds from then on
  it('goes and returns as a native app tells, whatever the viewport looks like', () => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight / 2, scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    const container = render(<TabBar items={items('/recipes')} />);
    act(() => tellKeyboard(true));
    expect(container.querySelector('.tabbar')).toBeNull();
    act(() => tellKeyboard(false));
    advance(300);
    expect(container.querySelector('.tabbar')).not.toBeNull();
  });

  it('takes less than 75 % of the height for a keyboard', () => {
    expect(leavesRoomForKeyboard(599, 800)).toBe(true);
    expect(leavesRoomForKeyboard(600, 800)).toBe(false);
  });
});
