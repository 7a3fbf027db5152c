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
    const picture = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!picture || event.defaultPrevented || clipboardData?.getData('text/plain')) return;
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

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');
