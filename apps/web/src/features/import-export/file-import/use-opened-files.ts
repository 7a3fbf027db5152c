import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Where an installed app is handed the files that it was opened with; Chromium on computers alone has it. */
    launchQueue?: { setConsumer(take: (launch: { files: readonly FileSystemFileHandle[] }) => void): void };
  }
}

/** Takes recipe files that the cook opened with Simmer from the system. */
export function useOpenedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((files: readonly File[]) => onFiles(files));
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      if (files.length > 0) void Promise.all(files.map((handle) => handle.getFile())).then(take);
    });
  }, []);
}
