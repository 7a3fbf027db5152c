import { stepInSystem } from './step-in-system';

const gramsPerMl = (name: string): number | null => ({ butter: 0.96, flour: 0.53, 'brown sugar': 0.93, zucker: 0.85 })[name] ?? null;
const shown = (step: string, system: 'metric' | 'us', language?: string): string =>
  stepInSystem(step, system, { language, gramsPerMl }).text.replaceAll('\u00a0', ' ');

describe('a step in metric measures', () => {
  it.each([
    ['Heat the oven to 350°F.', 'Heat the oven to 180 °C.'],
    ['Heat the oven to 425 F.', 'Heat the oven to 220 °C.'],
    ['Heat the oven to 350 degrees.', 'Heat the oven to 180 °C.'],
    ['Bake at 350 to 375 degrees Fahrenheit.', 'Bake at 180–190 °C.'],
    ['Cook to 165°F inside.', 'Cook to 74 °C inside.'],
    ['Boil the syrup to 240°F.', 'Boil the syrup to 116 °C.'],
    ['Heat the oven to gas mark 4.', 'Heat the oven to 180 °C (gas mark 4).'],
    ['Pour in 2 cups milk.', 'Pour in 475 ml milk.'],
    ['Pour in 2 to 3 cups of water.', 'Pour in 475–710 ml of water.'],
    ['Melt 1/2 cup butter.', 'Melt 115 g butter.'],
    ['Fold in 1 cup of the flour and 1 cup brown sugar.', 'Fold in 125 g of the flour and 220 g brown sugar.'],
    ['Brown 1 lb beef.', 'Brown 455 g beef.'],
    ['Pour in 12 oz beer.', 'Pour in 355 ml beer.'],
    ['Grease a 9-inch pan.', 'Grease a 23 cm pan.'],
    ['Grease a 9x13-inch pan.', 'Grease a 23 x 33 cm pan.'],
    ['Roll out 1/4 inch thick.', 'Roll out 0.6 cm thick.'],
    ['Use a 2-quart saucepan.', 'Use a 1.9 l saucepan.'],
    ['Stir in flour (1 cup), butter (1/2 cup) and milk (2 cups).', 'Stir in flour (125 g), butter (115 g) and milk (475 ml).'],
    ['Add 1 cup plus 2 tbsp flour.', 'Add 125 g plus 2 tbsp flour.'],
    ['Open a 12-oz bottle of beer.', 'Open a 355 ml bottle of beer.'],
  ])('%s', (step, expected) => {
    expect(shown(step, 'metric', 'en')).toBe(expected);
  });

  it.each([
    'Heat the oven to 350°F (180°C).',
    'Heat the oven to 180°C/350°F/gas mark 4.',
    'Heat the oven to 180 °C (fan 160 °C).',
    'Add 1 cup (240 ml) milk.',
    'Add 8 oz/225 g butter.',
    'Add 2 tbsp oil and 1 tsp salt.',
    'Simmer for 20 minutes with 3 eggs.',
  ])('leaves the words of the author: %s', (step) => {
    expect(stepInSystem(step, 'metric', { gramsPerMl })).toEqual({ text: step, changes: [] });
  });
});

describe('a step in American measures', () => {
  it.each([
    ['Den Ofen auf 180 °C vorheizen.', 'Den Ofen auf 350 °F vorheizen.', 'de'],
    ['Den Ofen auf 200 Grad vorheizen.', 'Den Ofen auf 400 °F vorheizen.', 'de'],
    ['Préchauffer le four à 180°C.', 'Préchauffer le four à 350 °F.', 'fr'],
    ['Préchauffer le four thermostat 6.', 'Préchauffer le four 350 °F (thermostat 6).', 'fr'],
    ['Heat the oven to 180C fan.', 'Heat the oven to 350 °F fan.', 'en'],
    ['Grädda i 225 grader.', 'Grädda i 435 °F.', 'sv'],
    ['250 ml Milch zugeben.', '1 cup Milch zugeben.', 'de'],
    ['Eine Form von 23 cm fetten.', 'Eine Form von 9 inches fetten.', 'de'],
    ['Eine Form von 20 cm fetten.', 'Eine Form von 8 inches fetten.', 'de'],
    ['Heat the oven to 180°C/160°C fan/gas 4.', 'Heat the oven to 350 °F/325 °F fan/gas 4.', 'en'],
    ['Ofen auf 180 °C (160 °C Umluft) vorheizen.', 'Ofen auf 350 °F (325 °F Umluft) vorheizen.', 'de'],
    ['Brown 500 g beef.', 'Brown 1.1 lb beef.', 'en'],
  ])('%s', (step, expected, language) => {
    expect(shown(step, 'us', language)).toBe(expected);
  });

  it('says where it changed and what stood there', () => {
    const { text, changes } = stepInSystem('Heat to 180 °C.', 'us');
    expect(changes.map(({ start, end, original }) => [text.slice(start, end), original])).toEqual([['350\u00a0°F', '180 °C']]);
  });
});
