import { tasksOfSteps } from './tasks-of-steps';

const read = (...steps: string[]): [string, number, string | null][] =>
  tasksOfSteps(steps).tasks.map(({ kind, minutes, place }) => [
    kind,
    minutes,
    place === null ? null : place.kind === 'oven' ? `oven ${place.celsius}` : 'hob',
  ]);

describe('the tasks of steps', () => {
  it.each<[string, [string, number, string | null][]]>([
    [
      'Simmer for 20 to 25 minutes.',
      [
        ['hands-on', 2, null],
        ['waiting', 25, 'hob'],
      ],
    ],
    [
      'Roast in the oven at 220°C for 1 hour.',
      [
        ['hands-on', 2, null],
        ['waiting', 60, 'oven 220'],
      ],
    ],
    ['Fry the onions in a pan for 8 minutes, stirring.', [['hands-on', 8, 'hob']]],
    ['Knead the dough for 10 minutes.', [['hands-on', 10, null]]],
    [
      'Let the dough rest for 1 hour.',
      [
        ['hands-on', 2, null],
        ['waiting', 60, null],
      ],
    ],
    [
      'Brown the meat for 5 minutes, then braise for 2 hours.',
      [
        ['hands-on', 5, 'hob'],
        ['waiting', 120, 'hob'],
      ],
    ],
    [
      'Die Suppe 30 Min. köcheln lassen.',
      [
        ['hands-on', 2, null],
        ['waiting', 30, 'hob'],
      ],
    ],
    [
      'Im Backofen bei 180 Grad 45 Minuten backen.',
      [
        ['hands-on', 2, null],
        ['waiting', 45, 'oven 180'],
      ],
    ],
    ['Die Zwiebeln 5 Minuten in der Pfanne anbraten.', [['hands-on', 5, 'hob']]],
    ['Chop the parsley.', [['hands-on', 2, null]]],
  ])('of "%s" are read from the text', (step, expected) => {
    expect(read(step)).toEqual(expected);
  });

  const minutesOf = (steps: string[], recipe: { total: number; preparation: number }): [string, number][] =>
    tasksOfSteps(steps, { recipe }).tasks.map(({ kind, minutes }) => [kind, minutes]);

  it.each<[string, string[], { total: number; preparation: number }, [string, number][]]>([
    [
      'work without a time of its own',
      ['Chop.', 'Simmer for 20 minutes.'],
      { total: 45, preparation: 25 },
      [
        ['hands-on', 12],
        ['hands-on', 13],
        ['waiting', 20],
      ],
    ],
    [
      'work before steps that all have a time',
      ['Knead the dough for 10 minutes.'],
      { total: 30, preparation: 30 },
      [
        ['hands-on', 20],
        ['hands-on', 10],
      ],
    ],
    [
      'waiting, where it is more than preparation',
      ['Brown the beef.', 'Braise until soft.'],
      { total: 180, preparation: 20 },
      [
        ['hands-on', 10],
        ['hands-on', 10],
        ['waiting', 160],
      ],
    ],
    [
      'nothing, where the steps know more',
      ['Simmer for 60 minutes.'],
      { total: 30, preparation: 5 },
      [
        ['hands-on', 2],
        ['waiting', 60],
      ],
    ],
    [
      'nothing, where nobody knows the total',
      ['Simmer for 20 minutes.'],
      { total: 0, preparation: 0 },
      [
        ['hands-on', 2],
        ['waiting', 20],
      ],
    ],
    [
      'nothing for the night before',
      ['Soak the beans overnight.', 'Simmer for 20 minutes.'],
      { total: 600, preparation: 10 },
      [
        ['hands-on', 2],
        ['waiting', 20],
      ],
    ],
    [
      'what is left without what is done the day before',
      ['Marinate the chicken for 6 hours.', 'Fry for 10 minutes.'],
      { total: 390, preparation: 20 },
      [
        ['hands-on', 20],
        ['hands-on', 10],
      ],
    ],
  ])('take what the recipe says it takes: %s', (_, steps, recipe, expected) => {
    expect(minutesOf(steps, recipe)).toEqual(expected);
  });

  it('bake at the temperature to which the oven was heated steps before, also in Fahrenheit', () => {
    expect(read('Preheat the oven to 400°F.', 'Bake for 30 minutes.').at(-1)).toEqual(['waiting', 30, 'oven 205']);
    expect(read('Den Ofen auf 200 °C vorheizen.', '20 Minuten backen.').at(-1)).toEqual(['waiting', 20, 'oven 200']);
  });

  it('have ids by step and place in it', () => {
    expect(tasksOfSteps(['Chop.', 'Simmer for 5 minutes.']).tasks.map(({ id }) => id)).toEqual(['0.0', '1.0', '1.1']);
  });
});

describe('reminders of the day before', () => {
  it.each([
    ['Soak the chickpeas overnight.', 'soak', null],
    ['Marinate the chicken for at least 6 hours.', 'marinate', 360],
    ['Thaw the puff pastry.', 'thaw', null],
    ['Chill the dough overnight.', 'prepare', null],
    ['Die Bohnen über Nacht einweichen.', 'soak', null],
    ['Das Fleisch 12 Stunden marinieren.', 'marinate', 720],
    ['Den Blätterteig auftauen lassen.', 'thaw', null],
    ['Den Teig am Vortag zubereiten.', 'prepare', null],
  ])('"%s" is one to %s, and no task of the evening', (text, kind, minutes) => {
    expect(tasksOfSteps([text])).toEqual({ tasks: [], reminders: [{ kind, step: 0, text, minutes }] });
  });

  it.each(['Marinate for 30 minutes.', 'Soak the raisins in rum for 10 minutes.', 'Roast in the oven for 5 hours.'])(
    '"%s" is none',
    (text) => {
      expect(tasksOfSteps([text]).reminders).toEqual([]);
    },
  );
});
