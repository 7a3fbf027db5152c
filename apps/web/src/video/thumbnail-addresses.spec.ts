import { thumbnailAddresses } from './thumbnail-addresses';

const NONE = { youtube_id: 's1mm3rVide0', thumbnail_url: null, thumbnail_medium: null, thumbnail_high: null, is_demo: false };
const hosted = (size: string) => `https://i.ytimg.com/vi/s1mm3rVide0/${size}.jpg`;

describe('the thumbnails of a video', () => {
  it('are tried in the order medium, high, standard, default after its own', () => {
    expect(
      thumbnailAddresses({ ...NONE, thumbnail_url: 'https://i.ytimg.com/own.jpg', thumbnail_high: 'https://i.ytimg.com/high.jpg' }),
    ).toEqual(['https://i.ytimg.com/own.jpg', hosted('mqdefault'), 'https://i.ytimg.com/high.jpg', hosted('sddefault'), hosted('default')]);
  });

  it('are those of the picture host where it has none of its own, each once', () => {
    expect(thumbnailAddresses(NONE)).toEqual(['mqdefault', 'hqdefault', 'sddefault', 'default'].map(hosted));
    expect(thumbnailAddresses({ ...NONE, thumbnail_url: hosted('mqdefault') })[1]).toBe(hosted('hqdefault'));
  });

  it('come with encryption, from an id that is one, and not for a demo', () => {
    expect(thumbnailAddresses({ ...NONE, youtube_id: '../../evil', thumbnail_url: 'http://i.ytimg.com/own.jpg' })).toEqual([]);
    expect(thumbnailAddresses({ ...NONE, is_demo: true })).toEqual([]);
  });
});
