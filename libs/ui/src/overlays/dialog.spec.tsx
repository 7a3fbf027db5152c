import { render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

/** As browsers do it: a modal takes the focus and gives it back when it is closed, unless it is not in the page any more. */
function giveFocusBack(): void {
  let before: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    before = document.activeElement;
    this.querySelector<HTMLElement>('button')?.focus();
  });
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected) (before as HTMLElement).focus();
    this.dispatchEvent(new Event('close'));
  });
}

describe('a dialog', () => {
  beforeEach(giveFocusBack);
  afterEach(() => jest.restoreAllMocks());

  it('gives the focus back when it is closed, and when it is taken away', () => {
    const onClose = jest.fn();
    const page = (dialog: 'open' | 'closed' | 'gone') => (
      <>
        <button type="button">Rename</button>
        <div>
          {dialog !== 'gone' && (
            <Dialog open={dialog === 'open'} onClose={onClose} title="Name">
              <p>Its name</p>
            </Dialog>
          )}
        </div>
      </>
    );
    const { rerender } = render(page('closed'));
    const button = screen.getByRole('button', { name: 'Rename' });
    button.focus();
    rerender(page('open'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    rerender(page('closed'));
    expect(document.activeElement).toBe(button);
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(page('open'));
    rerender(page('gone'));
    expect(document.activeElement).toBe(button);
    // whoever took it away knows
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
