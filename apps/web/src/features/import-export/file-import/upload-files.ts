import { offlineProblem, problemOf, type RouteOutput } from '@simmer/client';

type FileImport = RouteOutput<'GET /file-imports/:id'>;

interface UploadOptions {
  /** Percent sent so far. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends recipe files, which begins an import. By XMLHttpRequest, because fetch does not tell how much has been sent. Throws `RequestProblem`,
 * or what the signal was aborted with.
 */
export function uploadFiles(id: string, files: readonly File[], { onProgress, signal }: UploadOptions): Promise<FileImport> {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/file-imports/${id}`);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onerror = () => reject(offlineProblem());
    request.onabort = () => reject(signal.reason as Error);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as FileImport);
      else void problemOf(responseOf(request)).then(reject);
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, { status: request.status, headers: { 'content-type': request.getResponseHeader('content-type') ?? '' } });
