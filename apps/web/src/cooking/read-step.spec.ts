import { foodOfTime, stepReader } from './read-step';

/** What a timer for the first time of a step is named after. */
function nameOf(step: string, ...ingredients: string[]): string | undefined {
  const read = stepReader({
    ingredients: ingredients.map((text) => ({ text, group: null })),
    instructions: [{ text: step, group: null, image_id: null }],
  } as never);
  const [parts = []] = read(1, undefined);
  return foodOfTime(
    parts,
    parts.findIndex(({ seconds }) => seconds !== undefined),
  );
}

describe('what a time is for', () => {
  it('is the first food of its sentence, never the seasoning', () => {
    const base = ['1 onion', '2 sticks celery', '1 carrot', 'salt'];
    expect(nameOf('Add the onion, celery and carrot with a pinch of salt and cook for 8 minutes.', ...base)).toBe('onion');
    expect(nameOf('Mix the flour with salt. Knead and let it rest for 10 minutes.', '300 g flour', '1 tsp salt')).toBe('flour');
    expect(nameOf('Die Zwiebel im Olivenöl 5 Minuten dünsten.', '1 Zwiebel', '2 EL Olivenöl')).toBe('Zwiebel');
  });

  it.each([
    ['Die Zwiebel in Öl 5 Minuten dünsten.', 'Zwiebel', ['2 EL Öl', '1 Zwiebel']],
    ['Heat the oil and fry the red pepper for 5 minutes.', 'pepper', ['2 tbsp oil', '1 red pepper']],
    ['Season the salmon with salt and pepper and bake for 12 minutes.', 'salmon', ['2 salmon fillets', 'salt', 'black pepper']],
  ] as const)('takes no oil, water or pepper for a food, and a vegetable for one: %s', (step, food, ingredients) => {
    expect(nameOf(step, ...ingredients)).toBe(food);
  });

  it('is a food of the sentence rather than one named before', () => {
    expect(nameOf('Fry the onion. Add the rice and cook for 15 minutes.', '1 onion', '200 g rice')).toBe('rice');
  });

  it('is nothing where only seasoning is named', () => {
    expect(nameOf('Season with salt and wait 5 minutes.', '1 tsp salt')).toBeUndefined();
  });
});
