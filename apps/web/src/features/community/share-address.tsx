import * as t from '@simmer/messages/community-recipe';
import { notCopied } from '@simmer/messages/share';
import { IconButton, IconShare, useToast } from '@simmer/ui';
import { addressHere } from '../../browser/address-here';

/** Passes on the address of a page that everybody may open: to another app where the device can, else to the clipboard. */
export function ShareAddress({ title }: { title: string }) {
  const toast = useToast();

  async function share(): Promise<void> {
    const { origin, pathname } = addressHere();
    const url = origin + pathname;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast({ message: t.copied });
      }
    } catch (error) {
      // closed without choosing anybody
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ message: notCopied, tone: 'error' });
    }
  }

  return (
    <IconButton line label={t.share} onClick={() => void share()}>
      <IconShare />
    </IconButton>
  );
}
