import { youtubeIdOf } from './youtube-address';

const ID = 's1mm3r-Vi_0';

describe('the address of a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL12&v=${ID}&t=40s`,
    `https://m.youtube.com/watch?v=${ID}#comments`,
    `http://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}`,
    `www.youtube.com/v/${ID}`,
    `  ${ID} `,
  ])('gives its id: %s', (address) => expect(youtubeIdOf(address)).toBe(ID));

  it.each([
    '',
    'soup',
    'https://videos.example/soup',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/shorts/${ID}`,
    `javascript:alert('${ID}')`,
    `https://youtu.be/"><script>`,
    `${ID}\u0000`,
  ])('gives none for %j', (address) => expect(youtubeIdOf(address)).toBeNull());
});
