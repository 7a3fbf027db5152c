import * as t from '@simmer/messages/settings';
import { useToast } from '@simmer/ui';

/** Copies a text and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: t.copied });
    } catch (error) {
      // refused by the browser or its user
      if (!(error instanceof DOMException)) throw error;
      toast({ message: t.copyFailed, tone: 'error' });
    }
  };
}
