import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const mounted: Root[] = [];

/** Mounts an element in a document for a spec and returns its container. */
export const render = (element: ReactNode): HTMLElement & { rerender: (next: ReactNode) => void } => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.push(root);
  const rerender = (next: ReactNode) => act(() => root.render(next));
  rerender(element);
  return Object.assign(container, { rerender });
};

/** Takes everything away again, between two specs. */
export const unmountAll = (): void => {
  act(() => mounted.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
};

export const press = (element: Element, key: string): void =>
  act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

export const click = (element: Element): void => act(() => (element as HTMLElement).click());

/** Types into a controlled input, past the tracker that React keeps of its value. */
export const type = (input: HTMLInputElement, text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const advance = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds));
