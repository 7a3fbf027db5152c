import { linesWithGroups, PICTURE, readFile, zipOf } from '../../testing/read-file';

const recipe = (
  name: string,
) => `<div class = "recipe"><div id = "name">\n ${name}\n</div><div id="link">Adapted from <a id = "original_link" href = "https://shells.example/1">https://shells.example/1</a></div>
  <div id="categories">Tags: <span class="recipeCategory">pasta</span> <span class="recipeCategory">kids, too</span></div><img class="recipeImage" src="images/shells.jpg"/><div id="extra_info"><span id="starred">Starred</span> <span id="rating">My rating: <span id="ratingValue">4</span></span></div>
  <div id="description">Cheesy.</div><div id="servings">Servings: <a id="recipeYield">6</a></div><div id="recipeIngredient_header">Ingredients</div>
  <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Filling:</li><li class="recipeIngredient">2 cups ricotta</li><li class="recipeIngredient_spacer"></li><li class="recipeIngredient">24 shells</li><li class="recipeIngredient_note">Or manicotti</li></ul>
  <ol id="recipeInstructions"><li class="instruction_subheader">Oven</li><li class="instruction" value="1">Boil.</li><li class="instruction" value="2">Bake 9x13&quot;.</li></ol><ul id="recipeNotes"><li class="recipeNote">Double it.</li></ul></div>`;

describe('Copy Me That', () => {
  it('reads each recipe by itself, though ids repeat', async () => {
    const html = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><style>.recipe{color:red}</style><body>${recipe('Stuffed shells')}${recipe('Stuffed peppers')}</body></html>`;
    const { format, entries } = await readFile('copymethat.zip', await zipOf({ 'recipes.html': html, 'images/shells.jpg': PICTURE }));
    expect(format).toBe('copy-me-that');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Stuffed shells',
          description: 'Cheesy.',
          servings: 6,
          tags: ['pasta', 'kids, too'],
          source_url: 'https://shells.example/1',
          favorite: true,
          rating: 4,
          notes: 'Double it.\nOr manicotti',
          pictures: [{ bytes: Buffer.from(PICTURE) }],
        },
      },
      { recipe: { title: 'Stuffed peppers' } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['Filling › 2 cups ricotta', '24 shells']);
    expect(linesWithGroups(first?.instructions ?? [])).toEqual(['Oven › Boil.', 'Oven › Bake 9x13".']);
  });
});
