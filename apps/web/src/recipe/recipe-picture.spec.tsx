import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { RecipePicture } from './recipe-picture';

const PLATE = { url: '/plates/soup.svg', ground: 'oat' };
const variant = (format: 'avif' | 'webp') => ({ format, width: 320, height: 256, url: `/media/a.${format}`, bytes: 900 });
const photo = {
  id: '019b2000-0000-7000-8000-000000000001',
  width: 1280,
  height: 1024,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  variants: [variant('avif'), variant('webp')],
};

const tray = (container: HTMLElement) => container.querySelector<HTMLElement>('.tray')!;

describe('the picture of a recipe', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is blurred until the photo has come, in the same place', async () => {
    const { container } = render(<RecipePicture of={{ image: photo, image_url: null, plate: PLATE }} sizes="100px" />);
    await waitFor(() => expect(tray(container).style.backgroundImage).toContain('data:image/png'));
    const image = container.querySelector('img')!;
    expect([image.width, image.height]).toEqual([1280, 1024]);
    fireEvent.load(image);
    expect(tray(container).style.backgroundImage).toBe('');
  });

  it('is not blurred where the photo came before anybody listened, and the drawn plate where it had failed by then', async () => {
    const become = (naturalWidth: number): void => {
      for (const [name, value] of Object.entries({ complete: true, currentSrc: '/media/a.avif', naturalWidth }))
        jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never);
    };
    become(320);
    const { container, unmount } = render(<RecipePicture of={{ image: photo, image_url: null, plate: PLATE }} sizes="100px" />);
    await act(async () => void (await import('thumbhash')));
    expect(tray(container).style.backgroundImage).toBe('');
    unmount();
    become(0);
    const again = render(<RecipePicture of={{ image: photo, image_url: null, plate: PLATE }} sizes="100px" />).container;
    expect(again.querySelector('img')!.getAttribute('src')).toBe(PLATE.url);
  });

  it('is the drawn plate where there is no photo, or it does not come', () => {
    const { container } = render(<RecipePicture of={{ image: photo, image_url: null, plate: PLATE }} sizes="100px" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')!.getAttribute('src')).toBe(PLATE.url);
    expect(tray(container).style.backgroundImage).toBe('');
  });
});
