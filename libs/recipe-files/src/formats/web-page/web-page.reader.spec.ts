import { readFile, readOne, zipOf } from '../../testing/read-file';

const RECIPE = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Leek soup","image":"/leek.jpg","recipeIngredient":["2 leeks","1 l stock"],"recipeInstructions":"Slice.\\nSimmer.","recipeYield":"4","totalTime":"PT30M"}</script>`;
const PAGE = `<!DOCTYPE html>\n<!-- saved from url=(0030)https://soups.example/leek.html -->\n<html><head><title>Leek soup</title>${RECIPE}</head><body><h1>Leek soup</h1></body></html>`;

describe('saved web pages', () => {
  it('reads the recipe and where the page was', async () => {
    expect(await readOne('Leek soup.html', PAGE)).toMatchObject({
      format: 'web-page',
      title: 'Leek soup',
      servings: 4,
      yield_text: '',
      total_time: 30,
      source_url: 'https://soups.example/leek.html',
      pictures: [{ url: 'https://soups.example/leek.jpg' }],
    });
  });

  it('reads a piece of a page, and a zip of pages', async () => {
    expect(await readOne('piece.txt', RECIPE)).toMatchObject({ format: 'web-page', title: 'Leek soup', source_url: null, pictures: [] });
    const { entries } = await readFile('pages.zip', await zipOf({ 'a.html': PAGE, 'a_files/style.css': 'p{}', 'b.html': PAGE }));
    expect(entries).toHaveLength(2);
  });

  it('reads a page saved in one file', async () => {
    const html = PAGE.replace(/<!-- saved.*-->/, '').replaceAll('Leek soup', 'Crème of leek');
    const quoted = Buffer.from(html)
      .toString('latin1')
      .replace(/[=\u0080-\u00ff]/g, (character) => `=${character.charCodeAt(0).toString(16).toUpperCase()}`)
      .replace(/(.{70})(?!.{0,2}$)/g, '$1=\r\n');
    const message = `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://soups.example/leek\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----B--x"\r\n\r\n\r\n------B--x\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted}\r\n------B--x--\r\n`;
    expect(await readOne('leek.mhtml', message)).toMatchObject({
      format: 'web-page',
      title: 'Crème of leek',
      source_url: 'https://soups.example/leek',
    });
  });

  it('reads every recipe of a page that tells several, each under an address of its own', async () => {
    const several = PAGE.replace(
      '{"@context"',
      '[{"@type":"Recipe","name":"Rye rolls","recipeIngredient":["500 g rye flour"],"recipeInstructions":"Knead.\\nBake."},{"@context"',
    ).replace('</script>', ']</script>');
    const { entries } = await readFile('supper.html', several);
    expect(entries).toMatchObject([
      { recipe: { title: 'Leek soup', source_url: 'https://soups.example/leek.html' } },
      { recipe: { title: 'Rye rolls', source_url: 'https://soups.example/leek.html#:~:text=Rye%20rolls' } },
    ]);
    expect((await readFile('supper.html', several.replace(/<!-- saved.*-->/, ''))).entries).toMatchObject([
      { recipe: { title: 'Leek soup' } },
      { recipe: { title: 'Rye rolls', source_url: null } },
    ]);
  });

  it('finds nothing in a page without a recipe', async () => {
    expect(await readFile('a.html', '<html><body><h1>About us</h1><p>We like food.</p></body></html>')).toEqual({
      format: 'web-page',
      entries: [],
    });
  });
});
