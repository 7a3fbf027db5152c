import { CapacitorHttp } from '@capacitor/core';

/** How a form is handed to the system, field by field. */
type NativeField =
  | { key: string; value: string; type: 'string' }
  | { key: string; value: string; type: 'base64File'; contentType: string; fileName: string };

const NO_BODY = new Set([204, 205, 304]);

/**
 * As `fetch`, for the API of the server at `origin`. The system sends what is asked, as a program and not as another site's page, and keeps the
 * server's cookies where no page reads them. What the server names by a path of its own gets its whole address, and back.
 */
export const nativeFetch = (origin: string, system: Pick<typeof CapacitorHttp, 'request'> = CapacitorHttp): typeof fetch => {
  const ofServer = new RegExp(`(?<!\\\\)"${origin}(/(?:media|plates)/)`, 'g');
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const sent = system.request({
      url: String(input),
      method,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        origin,
        'accept-language': document.documentElement.lang,
        // a body of no type is not sent; the system adds the boundary
        ...(body instanceof FormData && { 'content-type': 'multipart/form-data' }),
      },
      ...(typeof body === 'string' && { data: body.replaceAll(ofServer, '"$1') }),
      ...(body instanceof FormData && { data: await fieldsOf(body), dataType: 'formData' as const }),
    });
    const { status, data, headers: told } = await (signal ? Promise.race([sent, whenAborted(signal)]) : sent);
    // the system has parsed what calls itself JSON
    const text: string = typeof data === 'string' ? data : JSON.stringify(data);
    return new Response(NO_BODY.has(status) ? null : text.replaceAll(/(?<!\\)"(\/(?:media|plates)\/)/g, `"${origin}$1`), {
      status,
      headers: { 'content-type': contentTypeOf(told) },
    });
  };
};

const contentTypeOf = (headers: Record<string, string>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

const fieldsOf = (form: FormData): Promise<NativeField[]> =>
  Promise.all(
    [...form].map(async ([key, value]): Promise<NativeField> => {
      if (typeof value === 'string') return { key, value, type: 'string' };
      const base64 = await base64Of(value);
      return { key, value: base64, type: 'base64File', contentType: value.type, fileName: value.name };
    }),
  );

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `data:…;base64,…`
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error as DOMException);
    reader.readAsDataURL(file);
  });
}
