import { useEffect, useEffectEvent } from 'react';

interface FormKeys {
  onUndo: () => void;
  onRedo: () => void;
  /** A picture in the clipboard. */
  onPicture: (file: File) => void;
}

/** What the keyboard does with the form as a whole. In a text the keys are the browser's own, and text in the clipboard is pasted as text. */
export function useFormKeys({ onUndo, onRedo, onPicture }: FormKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo();
    else if (key === 'z') onUndo();
    else return;
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const picture = pictureIn(clipboardData);
    if (!picture || event.defaultPrevented) return;
    event.preventDefault();
    onPicture(picture);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => leaving.abort();
  }, []);
}

/** The picture in a clipboard; none in one that has text, which is what is meant then. */
export function pictureIn(clipboard: DataTransfer | null): File | undefined {
  const picture = [...(clipboard?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  return clipboard?.getData('text/plain') ? undefined : picture;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');
