import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What is pasted outside of any field opens the screen that reads it. That part of the app is loaded by the first such paste. */
export function usePasteAnywhere(on: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!on) return;
    const take = (event: ClipboardEvent): void => {
      const isInField = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
      const text = event.clipboardData?.getData('text');
      if (text && !isInField) void import('./pasted-text').then(({ openPasted }) => openPasted(text, router));
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [on, router]);
}
