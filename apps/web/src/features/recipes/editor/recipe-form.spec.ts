import { draftOf, emptyForm, fieldOfPointer, formOf, line, problemsLeft, problemsOf, stepNumbers } from './recipe-form';

const form = {
  ...emptyForm(),
  title: 'Leek linguine',
  prepMinutes: '10',
  ingredients: [line('200 g linguine'), line('For the leeks:'), line('2 leeks'), line('')],
  instructions: [line('Boil.'), line('Toss.')],
};

describe('the recipe form', () => {
  it('sends lines with the heading they stand under, and no empty ones', () => {
    expect(draftOf(form)).toMatchObject({
      title: 'Leek linguine',
      prep_time: 10,
      cook_time: 0,
      ingredients: [
        { text: '200 g linguine', group: null },
        { text: '2 leeks', group: 'For the leeks' },
      ],
    });
  });

  it('shows a recipe as the lines it was made of', () => {
    const draft = draftOf(form);
    const recipe = { ...draft, id: 'x', total_time: 10, revision: 1 } as unknown as Parameters<typeof formOf>[0];
    expect(formOf(recipe).ingredients.map(({ text }) => text)).toEqual(['200 g linguine', 'For the leeks:', '2 leeks', '']);
  });

  it.each([
    ['Serves 4', ''],
    ['4', ''],
    ['Serves 6', 'Serves 6'],
    ['24 cookies', '24 cookies'],
  ])('of a yield that is read as “%s” beside 4 servings shows “%s”', (yield_text, makes) => {
    const recipe = { ...draftOf(form), servings: 4, yield_text, id: 'x', total_time: 10, revision: 1 } as unknown as Parameters<
      typeof formOf
    >[0];
    expect(formOf(recipe).makes).toBe(makes);
  });

  it('gives back lines that stand in no group after lines that do', () => {
    const ingredients = [
      { text: '2 leeks', group: 'Sauce' },
      { text: 'salt', group: null },
    ];
    const recipe = { ...draftOf(form), ingredients, id: 'x', total_time: 10, revision: 1 } as unknown as Parameters<typeof formOf>[0];
    expect(formOf(recipe).ingredients.map(({ text }) => text)).toEqual(['Sauce:', '2 leeks', 'No group:', 'salt', '']);
    expect(draftOf(formOf(recipe)).ingredients).toEqual(ingredients);
  });

  it.each([':', ' no group: ', 'No group :'])('ends a group at "%s"', (end) => {
    const ended = { ...form, ingredients: [line('Sauce:'), line('2 leeks'), line(end), line('salt')] };
    expect(draftOf(ended).ingredients).toEqual([
      { text: '2 leeks', group: 'Sauce' },
      { text: 'salt', group: null },
    ]);
  });

  it('keeps a line that ends with a colon and has nothing below it', () => {
    const open = {
      ...form,
      instructions: [line('Make the sauce:'), line('Mix it'), line('Oven:'), line('Then finally serve with:'), line('')],
    };
    const { instructions } = draftOf(open);
    expect(instructions).toEqual([
      { text: 'Mix it', group: 'Make the sauce', image_id: null },
      { text: 'Oven:', group: 'Make the sauce', image_id: null },
      { text: 'Then finally serve with:', group: 'Make the sauce', image_id: null },
    ]);
    const recipe = { ...draftOf(open), id: 'x', total_time: 10, revision: 1 } as unknown as Parameters<typeof formOf>[0];
    expect(draftOf(formOf(recipe)).instructions).toEqual(instructions);
  });

  it('keeps the photo of a step with its step, which no colon makes a heading then', () => {
    const steps = [line('Boil.', 'one'), line('For the sauce:', 'two'), line('Stir.'), line('')];
    const sent = draftOf({ ...form, instructions: steps });
    expect(sent.instructions).toEqual([
      { text: 'Boil.', group: null, image_id: 'one' },
      { text: 'For the sauce:', group: null, image_id: 'two' },
      { text: 'Stir.', group: null, image_id: null },
    ]);
    const recipe = { ...sent, id: 'x', total_time: 10, revision: 1 } as unknown as Parameters<typeof formOf>[0];
    expect(formOf(recipe).instructions.map(({ imageId }) => imageId)).toEqual(['one', 'two', undefined]);
    expect(stepNumbers(steps)).toEqual([1, 2, 3, 4]);
  });

  it('asks for the words of a step that has only a photo, and says how many photos there can be', () => {
    const last = line('', 'one');
    expect(problemsOf({ ...form, instructions: [line('Boil.'), last] })).toMatchObject([{ fieldId: last.key }]);
    const many = Array.from({ length: 32 }, (_, at) => line('Stir.', `photo-${at}`));
    expect(problemsOf({ ...form, instructions: many }).map(({ fieldId }) => fieldId)).toEqual([many[30]?.key, many[31]?.key]);
  });

  it('counts steps, not the headings between them', () => {
    expect(stepNumbers([line('Sauce:'), line('Boil.'), line('No group:'), line('Toss.'), line('')])).toEqual([null, 1, null, 2, 3]);
  });

  it('keeps a stated total, which may count resting, until its parts change', () => {
    const recipe = { ...draftOf(form), cook_time: 20, total_time: 150, yield_text: '2 loaves', language: 'de' } as unknown as Parameters<
      typeof formOf
    >[0];
    expect(draftOf(formOf(recipe), recipe)).toMatchObject({ total_time: 150, yield_text: '2 loaves', language: 'de' });
    expect(draftOf({ ...formOf(recipe), cookMinutes: '30' }, recipe)).toMatchObject({ total_time: null });
  });

  it.each([
    ['25', 25],
    ['1h 30', 90],
    ['1:30', 90],
    ['1 Std. 10 Min.', 70],
    ['', 0],
  ])('understands a time that is typed as “%s”', (typed, prep_time) => {
    expect(problemsOf({ ...form, prepMinutes: typed })).toEqual([]);
    expect(draftOf({ ...form, prepMinutes: typed })).toMatchObject({ prep_time });
  });

  it('shows and sends source, author, language and nutrition', () => {
    const about = {
      ...{ source_name: 'Oma’s book, page 12', source_url: 'https://oma.example/12', author: 'Oma', language: 'de' },
      ...{ calories: 238.5, total_fat: 8, saturated_fat: null, carbohydrates: 30, sugar: null, fiber: null, protein: 12, sodium: 0 },
    };
    const recipe = { ...draftOf(form), ...about } as unknown as Parameters<typeof formOf>[0];
    expect(draftOf(formOf(recipe), recipe)).toMatchObject(about);
    const typed = { ...formOf(recipe), source_url: ' oma.example/13 ', author: '', language: '', protein: '12,5', calories: '' };
    expect(draftOf(typed, recipe)).toMatchObject({
      ...{ source_url: 'https://oma.example/13', author: '', language: null, protein: 12.5, calories: null },
    });
    expect(problemsOf({ ...typed, protein: 'much' })).toEqual([{ fieldId: 'protein', message: 'Write a number, such as 12.5.' }]);
  });

  it('has a problem only until its field is right, and one that the server found until its field is changed', () => {
    const wrong = { ...form, prepMinutes: 'soon' };
    const ofServer = { fieldId: 'source_url', message: 'Use a web address.' };
    const problems = [...problemsOf(wrong), ofServer];
    expect(problemsLeft(problems, wrong, { ...wrong, prepMinutes: 'sooner' })).toEqual(problems);
    expect(problemsLeft(problems, wrong, { ...wrong, prepMinutes: '20' })).toEqual([ofServer]);
    expect(problemsLeft(problems, wrong, { ...wrong, source_url: 'oma.example' })).toEqual(problemsOf(wrong));
  });

  it('asks for a title, a time, and words in every step but the last', () => {
    const bad = { ...form, title: ' ', cookMinutes: 'soon', instructions: [line('Boil.'), line(' '), line('')] };
    expect(problemsOf(bad).map(({ message }) => message)).toEqual([
      'Give the recipe a title.',
      'Write a time such as 25 or 1h 30.',
      'This step is empty. Write it or remove it.',
    ]);
    expect(problemsOf(form)).toEqual([]);
  });

  it('names texts that are too long, and how long they are', () => {
    const long = { ...form, description: 'x'.repeat(10_000), tags: ['dinner', 'y'.repeat(61)] };
    expect(problemsOf(long)).toEqual([
      { fieldId: 'description', message: 'Use at most 5,000 characters. This has 10,000.', isLength: true },
      { fieldId: 'tags', message: 'Use at most 60 characters. This has 61.', isLength: true },
    ]);
  });

  it('finds the line that the server points at', () => {
    expect(fieldOfPointer(form, '/ingredients/1/text')).toBe(form.ingredients[2]?.key);
    expect(fieldOfPointer(form, '/title')).toBe('title');
    expect(fieldOfPointer(form, '/revision')).toBeUndefined();
  });
});
