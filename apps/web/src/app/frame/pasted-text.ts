import type { useRouter } from '@tanstack/react-router';
import { handOverText } from '../handed-over-text';
import { kindOfPasted } from './kind-of-pasted';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an address that was pasted, epoch milliseconds: the same one pasted again is wanted again. */
    pastedAt?: number;
  }
}

const PASTE_SCREEN = '/app/recipes/paste';

/** Opens the import of the addresses in a pasted text, or the screen that sorts a pasted recipe; while that is open, any text is for it. */
export async function openPasted(text: string, router: ReturnType<typeof useRouter>): Promise<void> {
  const pasted = kindOfPasted(text);
  const isOpen = router.state.location.pathname === PASTE_SCREEN;
  if (pasted?.kind === 'addresses')
    await router.navigate({ to: '/app/recipes/import-url', search: { url: pasted.addresses.join('\n') }, state: { pastedAt: Date.now() } });
  else if (pasted || isOpen) handOverText(text);
  if (pasted?.kind === 'recipe' && !isOpen) await router.navigate({ to: PASTE_SCREEN });
}
