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
const GROUND = /^(?:gemahlen|moulue?s?$|molid[oa]|macinat[oaei]|moid[oa])/;

export const isGround = (word: string): boolean => GROUND.test(word);

/** What a tin was filled with: gehackte Tomaten, tomates pelées. To drain and to rinse is left to the cook. */
const TINNED =
  /^(?:gehackt|geschalt|gewurfelt|gekocht|pele|concasse|hache|cuit|triturad|pelad|trocead|cocid|picad|pelat|tritat|lessat|descascad|cozid)/;

export const isTinned = (word: string): boolean => TINNED.test(word);
