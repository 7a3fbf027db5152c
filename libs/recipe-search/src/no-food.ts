/** What a kitchen does without that is no food: "no bake", "ohne Kneten", "sans cuisson". Such words are looked for like others. */
export const NO_FOOD = new RegExp(
  `^(?:${[
    'bak(?:e|ed|es|ing)|knead(?:ing)?|cook(?:ed|ing)?|churn(?:ing)?|fuss|stir(?:ring)?|boil(?:ing)?|roll(?:ing)?|mess|mixer|oven|machine|stove|microwave|blender|rise|proof(?:ing)?|peel(?:ing)?|fry(?:ing)?|fail|waste|effort|time|sweat|soak(?:ing)?|chill|carve|drain|heat|grill|equipment|recipe',
    'back(?:en|ofen)|knet(?:en)|koch(?:en)|ofen|ruhren|gehen|gehzeit|ruhezeit|maschine|eismaschine|mikrowelle|herd|schalen|braten|aufwand|thermomix|mixer',
    'cuisson|petrissage|petrir|four|cuire|robot|sorbetiere|repos|machine',
    'horno|hornear|amasar|coccion|cocinar|maquina|amasado|fuego',
    'cottura|forno|impasto|impastare|cuocere|gelatiera|lievitazione',
    'amassar|cozinhar|assar|fogo|sovar|batedeira',
    'bakken|kneden|koken|magnetron|mixen',
    'ugn|knadning|kokning|spis|maskin',
  ].join('|')})$`,
);
