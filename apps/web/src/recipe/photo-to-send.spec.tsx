import { photoToSend } from './photo-to-send';

const MB = 1024 * 1024;
const fileOf = (megabytes: number, name = 'soup.png', type = 'image/png'): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: megabytes * MB });

/** A browser that reads every picture as one of this size, and draws it. */
function reads(width: number, height: number) {
  const drawn: { width: number; height: number }[] = [];
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }) });
  jest.spyOn(document, 'createElement').mockImplementation(() => {
    const canvas = {
      ...{ width: 0, height: 0, getContext: () => context },
      toBlob(done: (blob: Blob) => void) {
        drawn.push({ width: canvas.width, height: canvas.height });
        done(new Blob(['small']));
      },
    };
    return canvas as unknown as HTMLElement;
  });
  return drawn;
}

describe('a photo as it is sent', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('is scaled on the device however large it is', async () => {
    const drawn = reads(7000, 5000);
    const sent = await photoToSend(fileOf(29));
    expect([sent.name, sent.type, sent.size]).toEqual(['soup.jpg', 'image/jpeg', 5]);
    expect(drawn).toEqual([{ width: 4096, height: 2926 }]);
  });

  it('goes as it is when it is small', async () => {
    const small = fileOf(1);
    expect(await photoToSend(small)).toBe(small);
  });

  it('is made a JPEG of HEIC where the browser reads that, and explained where it does not', async () => {
    const photo = fileOf(1, 'IMG_1.HEIC', '');
    await expect(photoToSend(photo)).rejects.toThrow(/JPEG/);
    reads(4032, 3024);
    expect((await photoToSend(photo)).name).toBe('IMG_1.jpg');
  });

  it('is refused when it is too large and cannot be read', async () => {
    await expect(photoToSend(fileOf(16))).rejects.toThrow('Photos can be up to 15 MB.');
    const middling = fileOf(10);
    expect(await photoToSend(middling)).toBe(middling);
  });
});
