import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const COOK: Record<string, string[]> = {
  en: ['Rub the butter into the flour and press it into the tin.', 'Whisk the cream with the eggs and pour it over.'],
  de: ['Butter mit Mehl verkneten und in die Form drücken.', 'Sahne mit den Eiern verquirlen und darübergießen.'],
  es: ['Mezclar la mantequilla con la harina y forrar el molde.', 'Batir la nata con los huevos y verterla encima.'],
  sv: ['Nyp ihop smör och mjöl och tryck ut i formen.', 'Vispa grädden med äggen och häll över.'],
  fr: ['Sabler le beurre avec la farine et foncer le moule.', 'Fouetter la crème avec les œufs et verser dessus.'],
};
const NAMES: Record<string, [string, string]> = {
  en: ['Ingredients', 'Method'],
  de: ['Zutaten', 'Zubereitung'],
  es: ['Ingredientes', 'Preparación'],
  sv: ['Ingredienser', 'Gör så här'],
  fr: ['Ingrédients', 'Préparation'],
};
const page = (lang: string, lists: string, method = list(COOK[lang] as string[], 'ol'), data?: object) =>
  reading({
    lang,
    title: 'Dish of the house',
    ...(data && { data }),
    body: `<h1>Dish of the house</h1><div class="story"><p>${'It has been on our table for as long as I can think, and nobody ever asked for anything else. '.repeat(8)}</p></div><div class="recipe"><h2>${NAMES[lang]?.[0]}</h2>${lists}<h2>${NAMES[lang]?.[1]}</h2>${method}</div>`,
  });

describe('parts of a dish', () => {
  it.each([
    ['en', 'Crust', 'Cream', ['200 g flour', '100 g butter'], ['200 ml cream', '3 eggs']],
    ['de', 'Boden', 'Guss', ['200 g Mehl', '100 g Butter'], ['200 ml Sahne', '3 Eier']],
    ['sv', 'Pajskal', 'Äggstanning', ['3 dl mjöl', '100 g smör'], ['2 dl grädde', '3 ägg']],
  ])('under headings as high as that of the ingredients all belong to them (%s)', (lang, one, other, first, second) => {
    const read = page(lang, `<h2>${one}</h2>${list(first)}<h2>${other}</h2>${list(second)}`);
    expect(read.recipe?.ingredients).toEqual([
      ...first.map((text) => ({ text, group: one })),
      ...second.map((text) => ({ text, group: other })),
    ]);
  });

  it.each([
    [
      'en',
      'For the starter',
      'For the dough',
      'Ingredients',
      'Method',
      [['150 g flour', '150 ml water'], ['Mix both and leave it overnight in a warm place.']],
      [['500 g flour', '10 g salt', '300 ml water'], ['Knead it all with the starter and bake for an hour.']],
    ],
    [
      'fr',
      'Le levain',
      'La pâte',
      'Ingrédients',
      'Préparation',
      [['150 g de farine', '15 cl d’eau'], ['Mélanger et laisser reposer une nuit à température ambiante.']],
      [['500 g de farine', '10 g de sel', '30 cl d’eau'], ['Pétrir le tout avec le levain et cuire une heure au four.']],
    ],
    [
      'es',
      'La masa madre',
      'La masa',
      'Ingredientes',
      'Preparación',
      [['150 g de harina', '150 ml de agua'], ['Mezclar y dejar reposar toda la noche en un sitio templado.']],
      [['500 g de harina', '10 g de sal', '300 ml de agua'], ['Amasar todo con la masa madre y hornear una hora.']],
    ],
  ])('that each tell their ingredients and steps are all read (%s)', (lang, one, other, ingredients, method, first, second) => {
    const part = (name: string, [lines, steps]: string[][]) =>
      `<p><b>${ingredients} ${name.toLowerCase()}</b></p>${list(lines as string[])}<p><b>${method}</b></p>${(steps as string[]).map((step) => `<p>${step}</p>`).join('')}`;
    const read = reading({
      lang,
      title: 'Dish of the house',
      body: `<h1>Dish of the house</h1><div class="post">${part(one, first)}${part(other, second)}</div>`,
    });
    expect(ingredientsOf(read)).toEqual([...(first[0] as string[]), ...(second[0] as string[])]);
    expect(stepsOf(read)).toEqual([...(first[1] as string[]), ...(second[1] as string[])]);
  });

  it.each([
    [
      'en',
      [
        ['flour', '200 g'],
        ['butter', '100 g'],
        ['eggs', '3'],
      ],
    ],
    [
      'de',
      [
        ['Mehl', '200 g'],
        ['Butter', '100 g'],
        ['Eier', '3'],
      ],
    ],
    [
      'es',
      [
        ['harina', '200 g'],
        ['mantequilla', '100 g'],
        ['huevos', '3'],
      ],
    ],
  ])('name and amount side by side are not glued (%s)', (lang, rows) => {
    const glued = `<ul>${rows.map(([name, amount]) => `<li><span class="n">${name}</span><span class="a">${amount}</span></li>`).join('')}</ul>`;
    expect(ingredientsOf(page(lang, glued))).toEqual(rows.map((row) => row.join(' ')));
  });

  it.each([
    ['en', ['200 g flour', '100 g butter', '3 eggs']],
    ['fr', ['200 g de farine', '100 g de beurre', '3 œufs']],
    ['sv', ['3 dl mjöl', '100 g smör', '3 ägg']],
  ])('in a list of terms without descriptions are its lines (%s)', (lang, lines) => {
    expect(ingredientsOf(page(lang, `<dl>${lines.map((line) => `<dt>${line}</dt>`).join('')}</dl>`))).toEqual(lines);
  });
});

/** One dish, each part with amounts and what to do with them below a heading of its own. */
const WOVEN: [string, [string, string[], string][]][] = [
  [
    'en',
    [
      ['Crackle', ['80 g oats', '40 g honey'], 'Toast the oats with the honey until they smell of nuts.'],
      ['Cloud', ['250 ml double cream', '2 tbsp icing sugar'], 'Whip the cream with the sugar until it barely holds.'],
      [
        'Jewels',
        ['200 g blackcurrants', '1 lemon'],
        'Warm the fruit with the zest; spoon it over the cloud and scatter the crackle on top.',
      ],
    ],
  ],
  [
    'de',
    [
      ['Herbstgarten', ['300 g Rote Bete', '2 Birnen'], 'Bete und Birnen würfeln und eine Stunde im Ofen rösten.'],
      ['Schnee', ['150 g Ziegenkäse', '50 ml Milch'], 'Den Käse mit der Milch glatt rühren und den Herbstgarten damit bedecken.'],
    ],
  ],
  [
    'fr',
    [
      ['Nuage de petits pois', ['300 g de petits pois', '100 ml de crème'], 'Cuire les petits pois et les mixer avec la crème.'],
      [
        'Tuiles',
        ['60 g de parmesan', '1 c. à soupe de farine'],
        'Étaler en ronds, cuire huit minutes et piquer dans le nuage de petits pois.',
      ],
    ],
  ],
  [
    'es',
    [
      ['Arena', ['100 g de galletas', '30 g de mantequilla'], 'Triturar las galletas con la mantequilla derretida.'],
      ['Marea', ['4 plátanos', '200 ml de leche de coco'], 'Batir los plátanos con la leche y verter sobre la arena bien fría.'],
    ],
  ],
];

describe('ingredients and steps by turns', () => {
  const method = (parts: [string, string[], string][]) =>
    parts.map(([name, lines, step]) => `<h3>${name}</h3>${list(lines)}<p>${step}</p>`).join('');
  const of = (lang: string, parts: [string, string[], string][]) =>
    reading({
      lang,
      title: 'Dish of the house',
      body: `<h1>Dish of the house</h1><p>It is on our table every Sunday.</p>${method(parts)}`,
    });

  it.each(WOVEN)('are one dish where a later part is told of the earlier ones, whatever their names (%s)', (lang, parts) => {
    const read = of(lang, parts);
    expect(read.recipe?.ingredients).toEqual(parts.flatMap(([group, lines]) => lines.map((text) => ({ text, group }))));
    expect(read.recipe?.instructions).toEqual(parts.map(([group, , text]) => ({ text, group })));
  });

  it.each(WOVEN)('are several dishes where nothing is told of the others (%s)', (lang, parts) => {
    const apart = parts.map(([name, lines], index): [string, string[], string] => [
      name,
      lines,
      parts[(index + 1) % parts.length]?.[0] === name ? '' : (COOK.en?.[0] ?? ''),
    ]);
    expect(of(lang, apart).recipe?.ingredients.map(({ group }) => group) ?? []).not.toContain(parts[1]?.[0]);
  });
});

describe('controls inside a list', () => {
  it.each([
    ['en', ['½x', '1x', '2x', '3x'], ['200 g flour', '100 g butter', '3 eggs']],
    ['de', ['1/2x', '1x', '2x'], ['200 g Mehl', '100 g Butter', '3 Eier']],
    ['fr', ['x1', 'x2', 'x4'], ['200 g de farine', '100 g de beurre', '3 œufs']],
  ])('are no lines: factors (%s)', (lang, factors, lines) => {
    const read = page(
      lang,
      `<ul>${factors.map((factor) => `<li><label><input type="radio">${factor}</label></li>`).join('')}${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    );
    expect(ingredientsOf(read)).toEqual(lines);
  });

  it.each([
    ['en', 'Shop now', ['200 g flour', '100 g butter', '3 eggs', '1 pinch of salt']],
    ['de', 'Jetzt kaufen', ['200 g Mehl', '100 g Butter', '3 Eier', '1 Prise Salz']],
    ['es', 'Añadir lista', ['200 g de harina', '100 g de mantequilla', '3 huevos', '1 pizca de sal']],
  ])('are no ends of lines: the same link behind each (%s)', (lang, link, lines) => {
    const read = page(lang, `<ul>${lines.map((line, i) => `<li>${line} <a href="/shop/${i}">${link}</a></li>`).join('')}</ul>`);
    expect(ingredientsOf(read)).toEqual(lines);
  });
});

describe('steps', () => {
  it.each(['en', 'de', 'fr', 'es'])('are the inner boxes where the outer one is named a step too (%s)', (lang) => {
    const steps = COOK[lang] as string[];
    const method = `<div class="step"><div class="note">${steps.join(' ')}</div>${steps.map((step) => `<div class="step"><p>${step}</p></div>`).join('')}</div>`;
    expect(stepsOf(page(lang, list(['200 g x', '100 g y', '3 z']), method))).toEqual(steps);
  });

  it.each([
    [
      'en',
      'To make this dish, just follow these few steps:',
      'If you liked this dish, have a look at our plum buns and all our other bakes.',
    ],
    [
      'de',
      'Und so wird das Gericht gemacht:',
      'Wenn euch das geschmeckt hat, probiert auch unsere Zwetschgenknödel und alle anderen Rezepte.',
    ],
    [
      'fr',
      'Pour réussir ce plat, suivez ces quelques étapes :',
      'Si vous avez aimé cette recette, essayez aussi notre far aux pruneaux et toutes nos recettes.',
    ],
    [
      'es',
      'Para preparar este plato, sigue estos pasos:',
      'Si te ha gustado esta receta, prueba también nuestras tartas y todas nuestras recetas.',
    ],
  ])('do not begin with an opening nor end with an invitation (%s)', (lang, opening, invitation) => {
    const steps = COOK[lang] as string[];
    const method = `<p>${opening}</p>${steps.map((step) => `<p>${step}</p>`).join('')}<p>${invitation}</p>`;
    expect(stepsOf(page(lang, list(['200 g flour', '100 g butter', '3 eggs']), method))).toEqual(steps);
  });
});

describe('lines', () => {
  it.each([
    [
      'en',
      [
        ['200', 'g', 'flour'],
        ['2', 'tbsp', 'sugar'],
        ['3', '', 'eggs'],
      ],
      ['200 g flour', '2 tbsp sugar', '3 eggs'],
    ],
    [
      'de',
      [
        ['200', 'g', 'Mehl'],
        ['2', 'EL', 'Zucker'],
        ['3', '', 'Eier'],
      ],
      ['200 g Mehl', '2 EL Zucker', '3 Eier'],
    ],
    [
      'sv',
      [
        ['3', 'dl', 'mjöl'],
        ['2', 'msk', 'socker'],
        ['3', '', 'ägg'],
      ],
      ['3 dl mjöl', '2 msk socker', '3 ägg'],
    ],
  ])('have the unit that only an attribute states (%s)', (lang, rows, lines) => {
    const shown = `<ul>${rows.map(([amount, unit, name]) => `<li data-amount="${amount}" data-unit="${unit}"><span>${amount}</span> ${name}</li>`).join('')}</ul>`;
    expect(ingredientsOf(page(lang, shown))).toEqual(lines);
  });

  it.each([
    ['en', ['1 swede', '1 tbsp oil', 'salt'], '(about 1 kg)'],
    ['de', ['1 Steckrübe', '1 EL Öl', 'Salz'], '(etwa 1 kg)'],
    ['fr', ['1 rutabaga', '1 c. à s. d’huile', 'sel'], '(environ 1 kg)'],
  ])('keep a remark in brackets that stands in a block of its own (%s)', (lang, lines, remark) => {
    const [first, ...rest] = lines;
    const shown = `<div class="list"><div class="row"><input type="checkbox"><div>${first}</div><div>${remark}</div></div>${rest.map((line) => `<div class="row"><input type="checkbox"><div>${line}</div></div>`).join('')}</div>`;
    expect(ingredientsOf(page(lang, shown))).toEqual([`${first} ${remark}`, ...rest]);
    expect(ingredientsOf(page(lang, `<p>${first}</p><p>${remark}</p>${rest.map((line) => `<p>${line}</p>`).join('')}`))[0]).toBe(
      `${first} ${remark}`,
    );
  });

  it.each([
    ['en', ['200 g flour', 'Salt and pepper', '100 g butter', '3 eggs']],
    ['de', ['200 g Mehl', 'Salz und Pfeffer', '100 g Butter', '3 Eier']],
    ['es', ['200 g de harina', 'Sal y pimienta', '100 g de mantequilla', '3 huevos']],
  ])('are no headings for being bold (%s)', (lang, lines) => {
    const shown = `<ul>${lines.map((line) => `<li>${/^\d/.test(line) ? line : `<b>${line}</b>`}</li>`).join('')}</ul>`;
    expect(ingredientsOf(page(lang, shown))).toEqual(lines);
    expect(ingredientsOf(page(lang, shown, undefined, { recipeIngredient: lines, recipeInstructions: COOK[lang] }))).toEqual(lines);
  });

  it.each([
    ['en', 'Equipment', ['200 g flour', '3 eggs'], ['6 ramekins', '1 whisk']],
    ['de', 'Küchengeräte', ['200 g Mehl', '3 Eier'], ['6 Förmchen', '1 Schneebesen']],
    ['fr', 'Matériel', ['200 g de farine', '3 œufs'], ['6 ramequins', '1 fouet']],
    ['es', 'Utensilios', ['200 g de harina', '3 huevos'], ['6 moldes', '1 batidor']],
  ])('are none of the equipment, on the page or in its data (%s)', (lang, heading, lines, tools) => {
    expect(ingredientsOf(page(lang, `${list(lines)}<h3>${heading}</h3>${list(tools)}`))).toEqual(lines);
    expect(
      ingredientsOf(page(lang, '', undefined, { recipeIngredient: [...lines, `${heading}:`, ...tools], recipeInstructions: COOK[lang] })),
    ).toEqual(lines);
  });
});

describe('a title', () => {
  const titled = (heading: string, head: string, name?: string) => {
    const data = { recipeIngredient: ['200 g flour', '3 eggs'], recipeInstructions: COOK.en };
    return reading({
      title: name ?? head,
      head,
      ...(name && { data }),
      body: `${heading}<h2>Ingredients</h2>${list(['200 g flour', '3 eggs'])}<h2>Method</h2>${list(COOK.en as string[], 'ol')}`,
    }).recipe?.title;
  };

  it.each([
    [
      '<h1>Plum slice</h1>',
      'Plum slice – easy traybake with plums | Cook’s Corner',
      'Plum slice – easy traybake with plums | Cook’s Corner',
      'Plum slice',
    ],
    ['<h1>Zwetschgenkuchen</h1>', 'Zwetschgenkuchen – Rezept', 'Zwetschgenkuchen: saftig, schnell und ganz einfach', 'Zwetschgenkuchen'],
    ['<h1>Tarte aux prunes (4.8/5)</h1>', 'Tarte aux prunes', 'Tarte aux prunes (4.8/5)', 'Tarte aux prunes'],
    ['<h1>Recipe - Plum jam</h1>', 'Plum jam', 'Recipe - Plum jam', 'Plum jam'],
  ])('stated with more behind the heading is the heading: %s', (heading, head, name, title) => {
    expect(titled(heading, head, name)).toBe(title);
  });

  it.each([
    ['<h1>Plum slice <small>by Nan Quill</small></h1>', 'Plum slice', 'Plum slice'],
    ['<h1>Crostata di prugne<span class="print-only"> – stampa la ricetta</span></h1>', 'Crostata di prugne', 'Crostata di prugne'],
    ['<h1>Plumkuchen <span class="visually-hidden">Bewertung 4 von 5</span></h1>', 'Plumkuchen', 'Plumkuchen'],
  ])('leaves out small print: %s', (heading, head, title) => {
    expect(titled(heading, head)).toBe(title);
  });

  it.each([
    ['<h1>Roast plums</h1><h2>with almond cream</h2>', 'Roast plums with almond cream'],
    ['<h1>Prunes rôties</h1><h2>à la crème d’amande</h2>', 'Prunes rôties à la crème d’amande'],
    ['<h1>Gebratene Pflaumen</h1><h2>mit Mandelcreme</h2>', 'Gebratene Pflaumen mit Mandelcreme'],
  ])('in two headings is that of the head: %s', (heading, head) => {
    expect(titled(heading, head)).toBe(head);
  });
});
