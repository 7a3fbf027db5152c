import { type LabelledLine, labelRecipeText, type LineLabel } from '@simmer/culinary/recipe-text';
import { settledLines } from './settled-lines';

const CAKE = `Hazelnut cake

Serves 12

Ingredients
Sponge
200 g sugar
4 eggs
180 g flour
Hazelnut Buttercream Frosting
250 g butter
2 tbsp Soy Sauce
400 g icing sugar

Instructions
Beat the sugar with the eggs, fold in the flour and bake for 30 minutes.
Beat the butter with the icing sugar and spread it on the cake.
`;

describe('lines that the whole list settles', () => {
  it('takes the name of a part among counted ingredients for a heading', () => {
    const labels = new Map(settledLines(labelRecipeText(CAKE)).map(({ text, label }) => [text, label]));
    expect(labels.get('Hazelnut Buttercream Frosting')).toBe('ingredient-heading');
    expect(labels.get('2 tbsp Soy Sauce')).toBe('ingredient');
  });

  it('takes a second line about servings, within the list, for an ingredient', () => {
    const line = (label: LineLabel, text: string): LabelledLine => ({ label, text, confidence: 0.85, continues: false });
    const lines = [
      line('servings', 'Serves 6'),
      line('ingredient-heading', 'Ingredients'),
      line('servings', '6 slices bread'),
      line('ingredient', '1 onion'),
    ];
    expect(settledLines(lines).map(({ label }) => label)).toEqual(['servings', 'ingredient-heading', 'ingredient', 'ingredient']);
  });

  it('leaves names alone in a list that has no groups', () => {
    const lines = ['500 g noodles', 'Soy Sauce', '2 eggs', '1 onion'].map(
      (text) => ({ text, label: 'ingredient', confidence: 0.8, continues: false }) as const,
    );
    expect(settledLines(lines)).toEqual(lines);
  });

  it('takes a long line without a capital for an ingredient, not for a heading', () => {
    const line = {
      text: 'peel of one lemon or of half an orange',
      label: 'ingredient-heading',
      confidence: 0.5,
      continues: false,
    } as const;
    expect(settledLines([line])).toMatchObject([{ label: 'ingredient' }]);
    expect(settledLines([{ ...line, text: 'for the sauce that goes on top' }])).toMatchObject([{ label: 'ingredient-heading' }]);
  });

  it('takes doubtful lines within a list for what stands around them', () => {
    const line = (text: string, label: LineLabel, confidence = 0.6): LabelledLine => ({ text, label, confidence, continues: false });
    const lines = [
      line('1 ägg', 'ingredient'),
      line('salt och peppar', 'none'),
      line('Gör så här', 'step-heading'),
      line('Blanda allt.', 'step'),
      line('Stek i smör.', 'none'),
      line('Gilla oss.', 'none', 0.95),
    ];
    expect(settledLines(lines).map(({ label }) => label)).toEqual(['ingredient', 'ingredient', 'step-heading', 'step', 'step', 'none']);
  });
});
