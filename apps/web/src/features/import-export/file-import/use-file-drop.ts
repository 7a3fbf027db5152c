import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files may be dropped anywhere on the page; true while some are over it. Without a taker a drop is refused: the browser would leave the
 * page to show the file. A folder, which no browser can send, is given by its name.
 */
export function useFileDrop(onFiles: ((files: readonly File[], folder?: string) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  const isTaken = onFiles !== undefined;
  const take = useEffectEvent((data: DataTransfer) => {
    const folder = [...data.items].map((item) => item.webkitGetAsEntry()).find((entry) => entry?.isDirectory);
    onFiles?.([...data.files], folder?.name);
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      setIsOver(isTaken);
    };
    const leave = (event: DragEvent): void => {
      // null: the pointer has left the window
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [isTaken]);
  return isOver;
}
