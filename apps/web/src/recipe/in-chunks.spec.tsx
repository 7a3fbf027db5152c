import { act, render, screen } from '@testing-library/react';
import { InChunks } from './in-chunks';

type Tell = (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;
const observers: Tell[] = [];
class Observer {
  constructor(tell: Tell) {
    observers.push(tell);
  }
  observe() {}
  disconnect() {}
}
const seen = (isIntersecting: boolean, height = 500) => ({ isIntersecting, boundingClientRect: { height } });

describe('a long list', () => {
  beforeEach(() => {
    observers.length = 0;
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });

  const list = (count: number) => (
    <InChunks kind="test" items={Array.from({ length: count }, (_, at) => `item ${at}`)}>
      {(items) => items.map((item) => <p key={item}>{item}</p>)}
    </InChunks>
  );
  const draw = (count: number) => render(list(count));
  const drawn = () => screen.queryAllByText(/^item/).length;

  it('draws no more of 10,000 than of 100', () => {
    draw(100).unmount();
    const { container } = draw(10_000);
    expect(drawn()).toBe(12);
    expect(screen.getByText('item 0')).toBeTruthy();
    // with what keeps the place of the rest
    expect(container.querySelectorAll('div').length).toBeLessThan(150);
  });

  it('draws far below what was one element, a part of it at a time', () => {
    draw(1_000);
    expect(drawn()).toBe(12);
    const groups = observers.length;
    act(() => observers.at(-1)?.([seen(true)]));
    expect(observers.length).toBeGreaterThan(groups);
    expect(drawn()).toBe(12);
    act(() => observers[groups]?.([seen(true)]));
    expect(drawn()).toBe(24);
    expect(screen.queryByText('item 12')).toBeNull();
  });

  it('draws what comes near, and keeps the height of what goes', () => {
    draw(100);
    const first = screen.getByText('item 0').parentElement;
    act(() => observers[1]?.([seen(true)]));
    expect(drawn()).toBe(24);
    act(() => observers[0]?.([seen(false)]));
    expect(drawn()).toBe(12);
    expect(first?.style.height).toBe('500px');
  });

  it('finds each part as high as it was when it is shown again', () => {
    const measured: ((entries: { contentRect: { height: number } }[]) => void)[] = [];
    class Sizes {
      constructor(tell: (typeof measured)[number]) {
        measured.push(tell);
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { ResizeObserver: Sizes });
    const shown = draw(26);
    act(() => observers[2]?.([seen(true)]));
    // the last part is two of twelve, and a whole row
    measured.at(-1)?.([{ contentRect: { height: 306 } }]);
    shown.unmount();
    observers.length = 0;
    const { container } = draw(26);
    expect([...container.querySelectorAll<HTMLElement>('.chunk .chunk')].at(-1)?.style.height).toBe('306px');
  });

  it('keeps what is drawn when it grows', () => {
    const { rerender } = draw(288);
    const first = screen.getByText('item 0');
    rerender(list(300));
    expect(screen.getByText('item 0')).toBe(first);
  });

  it('goes by the last of what is told at once', () => {
    draw(100);
    act(() => observers[0]?.([seen(false), seen(true)]));
    expect(screen.getByText('item 0')).toBeTruthy();
  });

  it('keeps what is drawn while its screen is hidden, and a short list always', () => {
    draw(100);
    act(() => observers[0]?.([seen(false, 0)]));
    expect(screen.getByText('item 0')).toBeTruthy();
    observers.length = 0;
    draw(12);
    act(() => observers.at(-1)?.([seen(false)]));
    expect(screen.getAllByText('item 0')).toHaveLength(2);
  });
});
