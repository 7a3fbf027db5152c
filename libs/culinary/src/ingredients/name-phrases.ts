/*
 * Words that look like a remark, a size or a preparation, but name what the cook buys. All without accents, lower case.
 */

/** Milk powder, icing sugar, peas, tuna in oil, whipping cream. */
const PHRASES = new Set(
  `petit pois,petits pois,petit suisse,petits suisses,gros sel,ras el,en polvo,en grano,en poudre,en grains,em po,em grao,in polvere,in grani,a velo,
  al naturale,al natural,a la naturale,au naturel,ao natural,in ol,en aceite,in aceite,em oleo,em azeite,en salmuera,in salamoia,en saumure,em salmoura,
  en almibar,au sirop,em calda,en conserva,em conserva,en escabeche,per dolci,per torte,per pizza,para montar,para batir,para postres,para reposteria,para bolo,
  para bolos`.split(/,\s*/),
);

export const isNamePhrase = (word: string, next: string): boolean => PHRASES.has(`${word} ${next}`);

/** Meat that is minced where it is sold: carne moída, bœuf haché. */
const MINCED_MEAT =
  /^(?:carne|viande|steaks?|boeuf|veau|porc|agneau|ternera|cerdo|res|cordero|manzo|maiale|vitello|porco|vaca) (?:hachee?s?|picad[oa]s?)$/;

export const isMincedMeat = (meat: string, word: string): boolean => MINCED_MEAT.test(`${meat} ${word}`);

/** A spice is bought ground, a pepper often ground by the cook: comino molido, but pimienta recién molida. */
const GROUND = /^(?:gemahlen|gemalen|moulue?s?$|molid[oa]|macinat[oaei]|moid[oa]|mald|malen|malet)/;

export const isGround = (word: string): boolean => GROUND.test(word);

/** What a tin was filled with: gehackte Tomaten, tomates pelées. To drain and to rinse is left to the cook. */
const TINNED =
  /^(?:gehackt|geschalt|gewurfelt|gekocht|passiert|gestuckelt|pele|concasse|hache|cuit|triturad|pelad|trocead|cocid|picad|pelat|tritat|lessat|descascad|cozid|gepeld|gesneden|geplet|krossad|hackad|skalad)/;

export const isTinned = (word: string): boolean => TINNED.test(word);

/** English: what is bought in this form, by the word that ends its name. Chopped parsley is parsley, minced beef is not beef. */
const BOUGHT_SO: readonly (readonly [form: RegExp, food: RegExp])[] = [
  [/^(?:minced|ground)$/, /^(?:beef|pork|lamb|veal|turkey|chicken|meat|venison|mutton|steak|bison)$/],
  [/^(?:crushed|strained|stewed|sieved)$/, /^(?:tomato|tomatoes)$/],
  [/^crushed$/, /^(?:flakes?|ice)$/],
  [/^(?:flaked|ground|shredded|desiccated)$/, /^(?:almonds?|coconut)$/],
  [/^sliced$/, /^(?:bread|loaf)$/],
];
/** Crushed red pepper is the spice. */
const CRUSHED_PEPPER = /^(?:red|hot|chill?i|chile|aleppo) (?:peppers?|chill?ie?s?|chiles?|flakes?|pepper flakes?)$/;
/** In tins and jars they were prepared by others. */
const PREPARED_IN_TIN =
  /^(?:crushed|diced|chopped|sliced|peeled|strained|stewed|pitted|minced|shredded|halved|quartered|cubed|mashed|pureed|roasted)$/;

/** Sold by weight in tins, as Britons write: 400 g chopped tomatoes. Those by the cup or the piece are fresh. */
const WEIGHED_SO = /^(?:diced|chopped|peeled) tomatoes$/;

/** Whether a preparation right before an English name says in which form it is bought. */
export function isBoughtForm(form: string, name: readonly string[], { inTin, inGrams }: { inTin: boolean; inGrams: boolean }): boolean {
  if (inGrams && WEIGHED_SO.test(`${form} ${name.join(' ')}`)) return true;
  if (inTin && PREPARED_IN_TIN.test(form)) return true;
  if (form === 'crushed' && CRUSHED_PEPPER.test(name.join(' '))) return true;
  const food = name.at(-1) ?? '';
  return BOUGHT_SO.some(([forms, foods]) => forms.test(form) && foods.test(food));
}
