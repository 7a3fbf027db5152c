import type { ArticleText } from './article';
import { ArticleIndex, isMeant } from './find-articles';

const article = (slug: string, title: string, lead: string, text: string): ArticleText => ({
  category: 'recipes',
  slug,
  title,
  lead,
  text,
});

const index = new ArticleIndex([
  article('scale', 'Scale a recipe up or down', 'For eleven guests as well as for two.', 'Press the stepper above the ingredients.'),
  article('leftovers', 'Cook once, eat twice', 'A double batch is a scaled recipe.', 'Leftovers stand on another day. The stepper helps.'),
  article('liste', 'Einkaufsliste teilen', 'Zu zweit einkaufen.', 'Öffne die Liste. Schick den Link per Nachricht.'),
]);
const slugs = (query: string) => index.find(query).map((hit) => hit.article.slug);

describe('the search of the help', () => {
  it('finds articles by their words, those with the word in the title first', () => {
    expect(slugs('scale')).toEqual(['scale', 'leftovers']);
    expect(slugs('stepper double')).toEqual(['leftovers']);
  });

  it('forgives slips, also in German', () => {
    expect(slugs('leftovres')).toEqual(['leftovers']);
    expect(slugs('einkausfliste')).toEqual(['liste']);
  });

  it('finds a word while it is typed, and within a German compound', () => {
    expect(slugs('left')).toEqual(['leftovers']);
    expect(slugs('liste')).toEqual(['liste']);
    expect(slugs('offne')).toEqual(['liste']);
  });

  it('finds nothing for blank or for what nobody wrote', () => {
    expect(slugs('  ')).toEqual([]);
    expect(slugs('sous vide')).toEqual([]);
  });

  it('shows the sentence that holds the word, and which word was meant', () => {
    const [hit] = index.find('nachricht');
    expect(hit?.excerpt).toBe('Schick den Link per Nachricht.');
    expect(isMeant('Nachricht.', hit?.meant ?? new Set())).toBe(true);
    expect(isMeant('Link', hit?.meant ?? new Set())).toBe(false);
  });
});
