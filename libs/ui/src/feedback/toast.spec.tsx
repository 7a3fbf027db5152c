import { act } from 'react';
import { advance, click, press, render, unmountAll } from '../testing/render';
import { Dialog } from '../overlays/dialog';
import { Toast } from './toast';
import { TOAST_TIME } from './toast-timer';
import { ToastProvider, useToast } from './toasts';

const pointer = (element: Element | null, event: 'pointerover' | 'pointerout') =>
  act(() => void element?.dispatchEvent(new MouseEvent(event, { bubbles: true, relatedTarget: document.body })));

describe('Toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    unmountAll();
    jest.useRealTimers();
  });

  it('goes after 8 s', () => {
    const onDismiss = jest.fn();
    render(<Toast message="Deleted" onDismiss={onDismiss} />);
    advance(7999);
    expect(onDismiss).not.toHaveBeenCalled();
    advance(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('holds its time while the pointer is over it', () => {
    const onDismiss = jest.fn();
    const container = render(<Toast message="Deleted" onDismiss={onDismiss} />);
    const toast = container.querySelector('.toast');
    advance(5000);
    pointer(toast, 'pointerover');
    expect(toast?.classList).toContain('is-held');
    advance(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    pointer(toast, 'pointerout');
    advance(2999);
    expect(onDismiss).not.toHaveBeenCalled();
    advance(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('holds its time while the focus is in it, from one button to the other too', () => {
    const onDismiss = jest.fn();
    const container = render(<Toast message="Deleted" action={{ label: 'Undo', onAction: jest.fn() }} onDismiss={onDismiss} />);
    const [undo, dismiss] = [...container.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    act(() => undo.focus());
    advance(20_000);
    act(() => dismiss.focus());
    advance(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => dismiss.blur());
    advance(TOAST_TIME);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('undoes and goes', () => {
    const [onAction, onDismiss] = [jest.fn(), jest.fn()];
    const container = render(<Toast message="Deleted" action={{ label: 'Undo', onAction }} onDismiss={onDismiss} />);
    click(container.querySelector('button') as Element);
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('stays when it reports a failure', () => {
    const onDismiss = jest.fn();
    const container = render(<Toast message="The rating was not saved" tone="error" onDismiss={onDismiss} />);
    advance(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(container.querySelector('.left')).toBeNull();
  });
});

const Deleter = () => {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ message: 'Leek linguine deleted', action: { label: 'Undo', onAction: jest.fn() } })}>
      Delete
    </button>
  );
};

describe('ToastProvider', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    unmountAll();
    jest.useRealTimers();
  });

  const withToast = () => {
    const container = render(
      <ToastProvider>
        <Deleter />
      </ToastProvider>,
    );
    const opener = container.querySelector('button') as HTMLButtonElement;
    opener.focus();
    click(opener);
    return { container, opener };
  };

  it('announces the message and how to reach the action', () => {
    withToast();
    expect(document.querySelector('[role=status]')?.textContent).toBe('Leek linguine deleted. Undo: press F6.');
  });

  it('moves the focus to the action with F6 and back with F6', () => {
    const { opener } = withToast();
    press(document.body, 'F6');
    expect(document.activeElement?.textContent).toBe('Undo');
    press(document.body, 'F6');
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus back when the toast that holds it goes', () => {
    const { opener } = withToast();
    press(document.body, 'F6');
    click(document.activeElement as Element);
    expect(document.querySelector('.toast')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('shows the last of a group alone', () => {
    const Ticker = () => {
      const toast = useToast();
      const items = ['Limes', 'Leeks'].map((message) => ({ message, group: 'tick' }));
      return <button type="button" onClick={() => [...items, { message: 'Saved' }, ...items].forEach(toast)} />;
    };
    const container = render(
      <ToastProvider>
        <Ticker />
      </ToastProvider>,
    );
    click(container.querySelector('button') as HTMLButtonElement);
    expect([...document.querySelectorAll('.toast')].map((toast) => toast.getAttribute('aria-label'))).toEqual(['Saved', 'Leeks']);
  });

  it('lies in an open dialog, where it can be pressed, and stays when that is closed', () => {
    const page = (open: boolean) => (
      <ToastProvider>
        <Dialog open={open} onClose={jest.fn()} title="Share">
          <Deleter />
        </Dialog>
      </ToastProvider>
    );
    const { rerender } = render(page(true));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete') as Element);
    expect(dialog.querySelector('.toast')?.textContent).toContain('Leek linguine deleted');
    expect(dialog.querySelector('[role=status]')?.textContent).toContain('Undo: press F6');
    press(document.body, 'F6');
    expect(document.activeElement?.textContent).toBe('Undo');
    rerender(page(false));
    expect(dialog.querySelector('.toast')).toBeNull();
    expect(document.querySelector('.toasts .toast')).not.toBeNull();
  });

  it('leaves F6 to the browser when there is no toast', () => {
    const container = render(
      <ToastProvider>
        <Deleter />
      </ToastProvider>,
    );
    const opener = container.querySelector('button') as HTMLButtonElement;
    opener.focus();
    press(document.body, 'F6');
    expect(document.activeElement).toBe(opener);
  });
});
