import { DISH_PARTS, type SectionName as TextSection, sectionNamed as textSectionNamed } from '@simmer/culinary/recipe-text';

/** The words by which pages name the parts of a recipe. Their headings are those of pasted texts, from libs/culinary. */

export type SectionName = Exclude<TextSection, 'notes'>;

/** Which part of a recipe a heading announces, and whether it says nothing else; on a page notes are one of the other parts. */
export function sectionNamed(heading: string): { section: SectionName; exact: boolean } | null {
  const bracketed = BRACKETED.exec(heading)?.[1];
  const named = (bracketed === undefined ? null : textSectionNamed(bracketed)) ?? textSectionNamed(heading);
  return (
    named && { section: named.section === 'notes' ? 'other' : named.section, exact: named.exact || isRepeated(heading, named.section) }
  );
}

/** "[재료]", "【材料】2人分". */
const BRACKETED = /^[[【「『<(]([^\])】」』>]+)[\])】」』>]/;

/** In two languages: "재료 Ingredients". */
function isRepeated(heading: string, section: TextSection): boolean {
  const names = heading.split(/[\s/|·]+/);
  if (names.length !== 2) return false;
  return names.every((name) => {
    const named = textSectionNamed(name);
    return named?.section === section && named.exact;
  });
}

/** A heading that says no more than what the page is about. */
export const SAYS_RECIPE =
  /^(?:the |das |la |il |het )?(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|oppskrift|resepti|przepis|рецепт)\s*[:：.]?$/iu;

/** What sites are called, and recipes are not. */
export const SITE_WORDS =
  /(?<!\p{L})(?:blog|weblog|website|home ?page|home|welcome|willkommen|bienvenue|bienvenid[oa]s?|kitchen|cookbook|recipes|küche|rezepte|cuisine|recettes|cocina|recetas|cucina|ricette|cozinha|receitas|keuken|recepten|kuchnia|przepisy)(?!\p{L})/iu;

/** "Filling", "Der Hefeteig:"; "Tomato sauce" may be a dish of its own. */
const ONLY_PART = new RegExp(`^(?:\\p{L}{1,3}\\s)?\\p{L}*?(${DISH_PARTS})s?\\s*[:：]?$`, 'iu');
const LONGEST_PART = 40;

/** "Filling", as a heading. */
export function namesPartOfDish(heading: string): boolean {
  return partNamed(heading) !== undefined;
}

function partNamed(heading: string): string | undefined {
  return heading.length <= LONGEST_PART ? ONLY_PART.exec(heading)?.[1]?.toLowerCase() : undefined;
}

/** Whether headings, one below the other, divide a dish: they are parts of different kinds, not three doughs. */
export function divideOneDish(headings: readonly string[]): boolean {
  const parts = headings.map(partNamed);
  return parts.every((part) => part !== undefined) && new Set(parts).size > 1;
}

/** "Finition", "To assemble", "Montage du gâteau": where the parts of one dish come together. */
const FINISH =
  /^(?:for |to |the |zum |zur |für das |für die |pour le |pour la |l['’]|para el |para la |per il |per la |per l['’]){0,2}(?:assembl(?:y|ing|e)|finish(?:ing)?|plat(?:e|ing)|finition|montage|dressage|assemblage|fertigstell(?:ung|en)|anrichten|zusammensetzen|zusammenbau|montaje|acabado|emplatado|montagem|finalização|empratamento|montaggio|assemblaggio|composizione|impiattamento|finitura|afwerking|opmaak|montering|anretning|uppläggning|kokoaminen|złożenie|wykończenie|dokončení|összeállítás|сборка)(?:\s(?:of|the|and|&|du|de|des|et|und|y|e|del|della|da|do|a)\s.{1,30})?\s*[:：.]?$/iu;

/** "Cuisson", "Baking": what is done behind the preparation. */
const COOKING =
  /^(?:the |la |die |das |o |a )?(?:cook(?:ing)?|bak(?:e|ing)|roasting|frying|cuisson|cocción|horneado|cottura|cozimento|cozedura|kochen|backen|garen|braten|koken|bakken|bakning|stekning|bagning|steking|steikt|vaření|pečení|pečenie|varenie|gotowanie|pieczenie|smażenie|sütés|főzés|варка|выпечка|pişirme|ψήσιμο|μαγείρεμα)\s*[:：.]?$/iu;

export function namesCooking(heading: string): boolean {
  return COOKING.test(heading);
}

export function namesFinish(heading: string): boolean {
  return FINISH.test(heading);
}

/** Class names, ids and the like that mark the parts; `aside` is what never belongs to the recipe. */
export const INGREDIENT_NAMES =
  /ingr[eé](?:d|$|[\s_-])|zutat|skladnik|składnik|ainekset|ainesosa|hozzaval|malzeme|sastojci|suroviny|sestavin/i;
export const INSTRUCTION_NAMES =
  /instruction|direction(?!al)|(?:^|[\s_-])method(?:$|[\s_-]|s\b)|recipe-?_?method|preparation|preparaci|prepara[cç]|zubereitung|(?:^|[\s_-])(?:recipe-?)?steps?(?:$|[\s_-])|recipe_?-?steps?|procedure|procedimento|bereiding|fremgangsm|tillagning|przygotowan|preparazione|postup|elaboracion|how-?to-?(?:cook|make|step)|cooking-?steps|valmist/i;
export const ASIDE_NAMES =
  /(?:^|[\s_]|(?<!-)-)(?:comments?|related|sidebar|footer|newsletter|subscribe|sign-?up|share|sharing|social|breadcrumbs?|cookie|popup|modal|advert\w*|promo|carousel|nutrition\w*|reviews?|ratings?|author-?(?:box|bio)|toc|table-of-contents|equipment|utensils?|also-?like|recommend\w*|menu|navigation|products?-?(?:list|grid|slider))(?:$|[\s_-])/i;

/** A remark after the steps; what follows it is no step either. */
export const REMARK =
  /^(?:\*|p\.\s?s\.|(?:notes?|nutrition(?:al)?(?: facts| information| values?)?|nährwerte|valeurs nutritives|valori nutrizionali|valor(?:es)? nutricional(?:es)?|informação nutricional|voedingswaarden?|wartości odżywcze|пищевая ценность|n\.?b\.?|tips?|uwaga|wskazówka|hinweis|tipp|anmerkung|astuces?|conseils?|remarque|nota|notas|consejos?|trucos?|dicas?|consigli|consiglio|hinweise|wskazówki|sfat|sfaturi|opmerking|obs|tips|vinkki|megjegyzés|tipp|poznámka|tip|примечание|совет|editor['’]s (?:tip|note)|cook['’]s (?:tip|note)|chef['’]s (?:tip|note)|recipe notes?)\s*[:|–—])/iu;

/** Closing words of cooks to their readers: "Enjoy!", "Smacznego!", "See you soon," "xx Ada". */
export const WISH =
  /^(?:(?:and )?enjoy(?: (?:it|your meal|your \p{L}+))?|bon app[ée]tit|(?:einen )?guten appetit|lasst es euch schmecken|viel spaß beim \p{L}+|bonne d[ée]gustation|régalez-vous|(?:¡\s?)?(?:buen provecho|que aproveche|a disfrutar)|bom apetite|bom proveito|buon appetito|eet smakelijk|smakelijk eten|smaklig måltid|velbekomme?|vel bekomme|god appetit|hyvää ruokahalua|smacznego|dobrou chuť|dobrú chuť|jó étvágyat|poftă bună|dober tek|dobar tek|afiyet olsun|приятного аппетита|смачного|καλή όρεξη|בתיאבון|بالهناء والشفاء|맛있게 드세요|see you .{2,25}|(?:lots of )?love|cheers|happy (?:cooking|baking|eating)|x{1,4}o{0,3}(?:\s\p{Lu}\p{L}+)?)[\s!.,…♥:;)\p{Extended_Pictographic}\uFE0F]*$/iu;

/** "If you liked this, try our plum buns": to other recipes, behind the last step. */
export const INVITATION =
  /(?:if you (?:like|liked|love|loved|enjoyed)|(?:try|check out|see|have a look at) (?:also |out )?(?:our|my|all|these|more)|(?:wenn|falls) (?:euch|dir|ihnen) .{0,30}(?:schmeckt|gefällt|gefallen)|(?:probiert?|schaut?|testet?|entdeckt?) (?:auch|doch|mal|unsere?)|si vous avez aimé|si cette recette vous|(?:essayez|découvrez|retrouvez|testez) (?:aussi|également|nos|toutes)|si te ha(?:n)? gustado|(?:prueba|mira|descubre) también|se (?:ti è|vi è) piaciut|(?:prova|provate|scopri|scoprite) anche|se gostou|(?:experimente|veja) também|vond je dit|(?:probeer|bekijk) ook|om du gillade|(?:testa|prova) också|jeśli (?:ci |wam )?smakował|(?:spróbuj|sprawdź|wypróbuj)(?:cie)? (?:też|także|również))/iu;

/** "Leftovers & storage tips", "Variations", "About me": what articles go on with behind the steps. */
export const BESIDE_RECIPE =
  /(?<!\p{L})(?:tips?|tricks?|stor(?:e|age|ing)|leftovers?|freez(?:e|ing)|reheat(?:ing)?|notes?|faqs?|questions?|variations?|substitut\p{L}*|serving suggestions?|nutrition|about|why|what|more|related|comments?|reviews?|tipps?|aufbewahr\p{L}*|haltbarkeit|varianten?|fragen|über mich|conservation|variantes?|astuces?|conseils?|conserva\p{L}*|consejos?|trucos?|variaciones|consigli|varianti|bewaren|variaties)(?!\p{L})/iu;
