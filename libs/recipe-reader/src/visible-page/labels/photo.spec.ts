import { parsePage } from '../../page/page';
import { readVisiblePage } from '../visible-page.reader';

const known = { ingredients: [], instructions: [], timesAndServings: true, nutrition: true, description: true, author: true, image: false };
const recipe =
  '<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 carrots</li></ul><h2>Method</h2><ol><li>Simmer the leeks with the carrots.</li></ol>';
const pictureOn = (above: string, below = '') =>
  readVisiblePage(parsePage(`${above}${recipe}${below}`, 'https://cook.example/'), known)?.image_url;

describe('the picture on the page', () => {
  it('is the first photograph below the heading', () => {
    const picture = pictureOn(
      '<img src="/harbour.jpg"><h1>Stew</h1><img src="/icons/print.png"><img class="avatar" src="/ada.jpg"><img src="data:image/gif;base64,x" data-src="/stew.jpg"><img src="/bowl.jpg">',
    );
    expect(picture).toMatchObject({ value: 'https://cook.example/stew.jpg', confidence: 0.4 });
  });

  it('is the one above the heading where none stands below', () => {
    expect(pictureOn('<img src="/logo.jpg"><img src="/stew.jpg"><h1>Stew</h1>')?.value).toBe('https://cook.example/stew.jpg');
  });

  it('is nothing of the site’s: a flag in the menu, or what stands in the head of the page', () => {
    expect(pictureOn('<header><img src="/kitchen.jpg"></header><h1>Stew</h1><nav><img src="/french.png"></nav>')).toBeUndefined();
    expect(
      pictureOn('<h1>Stew</h1><a href="/"><img src="/ada-and-dog.jpg"></a><a href="/stew-large.jpg"><img src="/stew.jpg"></a>')?.value,
    ).toBe('https://cook.example/stew.jpg');
    expect(pictureOn('<h1><img src="/leaf.jpg"> Stew</h1><img src="/stew.jpg">')?.value).toBe('https://cook.example/stew.jpg');
    expect(pictureOn('<header><img src="/stew.jpg"><h1>Stew</h1></header>')?.value).toBe('https://cook.example/stew.jpg');
    expect(pictureOn('<h1>Nan cooks</h1><article><header><img src="/stew.jpg"><h2>Stew</h2></header></article>')?.value).toBe(
      'https://cook.example/stew.jpg',
    );
  });

  it('is read of a page without an address too', () => {
    const page = parsePage(
      `<h1>Stew</h1><a href="/"><img src="/ada-and-dog.jpg"></a><a href="https://cook.example/"><img src="https://cook.example/stew.jpg"></a>${recipe}`,
      'about:blank',
    );
    expect(readVisiblePage(page, known)?.image_url?.value).toBe('https://cook.example/stew.jpg');
  });

  it('is the one that a post shows below its text where there is none above', () => {
    const post = (rest: string) =>
      readVisiblePage(parsePage(`<h1>Stew</h1><article>${recipe}${rest}</article><img src="/next.jpg">`, 'https://cook.example/'), known)
        ?.image_url?.value;
    expect(post('<p>My pot:</p><img src="/stew.jpg">')).toBe('https://cook.example/stew.jpg');
    expect(pictureOn('<h1>Stew</h1>', '<p>My pot:</p><img src="/stew.jpg"><a href="/chili"><img src="/chili.jpg"></a>')?.value).toBe(
      'https://cook.example/stew.jpg',
    );
    for (const below of ['<a href="/chili"><img src="/chili.jpg"></a>', '<footer><img src="/harbour.jpg"></footer>'])
      expect(pictureOn('<h1>Stew</h1>', below)).toBeUndefined();
    for (const rest of ['<h3>More stews</h3><img src="/chili.jpg">', '<img src="/img/signature.png">', '<img src="/themes/nan/leaf.png">'])
      expect(post(rest)).toBeUndefined();
  });

  it('is none of what stands below the recipe', () => {
    expect(pictureOn('<h1>Stew</h1>', '<h3>You may also like</h3><img src="/chili.jpg">')).toBeUndefined();
  });
});
