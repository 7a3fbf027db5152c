import { useEffect, useEffectEvent } from 'react';
import { takeSharedFiles } from '../../../service-worker/shared-files';

declare global {
  interface Window {
    /** Where an installed app is handed the files that it was opened with; Chromium on computers alone has it. */
    launchQueue?: { setConsumer(take: (launch: { files: readonly FileSystemFileHandle[] }) => void): void };
  }
}

/** Takes recipe files that the cook opened with Simmer from the system, or shared with it from another app. */
export function useOpenedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    void takeSharedFiles().then(take);
    window.launchQueue?.setConsumer(({ files }) => void Promise.all(files.map((handle) => handle.getFile())).then(take));
  }, []);
}
