/** The modals that are open, the topmost last. All else on the page is inert beneath them. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly HTMLDialogElement[]): void => {
  open = next;
  listeners.forEach((listener) => listener());
};

export const modalOpened = (dialog: HTMLDialogElement): void => become([...open.filter((other) => other !== dialog), dialog]);

export const modalClosed = (dialog: HTMLDialogElement): void => {
  if (open.includes(dialog)) become(open.filter((other) => other !== dialog));
};

export const topmostModal = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls the listener whenever a modal opens or closes. Returns how to stop that. */
export const onModalsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
