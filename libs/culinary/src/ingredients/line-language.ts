import { LANGUAGES, type Language, foldWord } from '../languages';
import { opensUnit, unitOfFolded } from '../units/unit-aliases';
import { VOCABULARY } from './vocabulary';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const LONGEST = 2000;

/** Common foods, numbers and small words that only this language, or few, would use in a recipe. */
const TELLING: Record<Language, string> = {
  en: `the with without cut into from such as needed taste fresh dried ground extra virgin salt pepper sugar cream cheese milk water chicken powder flour
    eggs egg oil fl oz lb lbs onion garlic all purpose and or plus for until add heat stir`,
  de: `mehl zucker salz pfeffer milch eier ei wasser ol olivenol sahne kase zwiebel zwiebeln knoblauch hefe honig und oder mit ohne zum zur nach bis zwei drei vier
    eine einen etwas frisch frische wahlweise nicht auf das die der den dem zitrone tomaten kartoffeln mohren petersilie
    quark fleisch hackfleisch hahnchen schinken speck reis nudeln bohnen linsen zimt schokolade mandeln nusse kurbis essig senf bruhe salat gurke gurken
    ingwer apfel erdbeeren pilze sellerie lauch fenchel spinat kohl rot rote roter grune gruner streifen wurfel ringe saft schale abrieb`,
  fr: `farine sucre sel poivre lait oeuf oeufs eau huile beurre fromage oignon oignons ail levure miel et ou avec sans pour une deux trois quatre
    selon gout du des les le la jus quelques dans puis citron citrons vert verte verts vertes chou tomates carottes persil
    poulet boeuf porc veau agneau jambon courgettes poivron poivrons pommes poireaux amandes noisettes moutarde vinaigre riz gingembre cannelle thym laurier
    basilic lentilles crevettes haricots fraises rouge rouges frais fraiche zeste`,
  es: `harina azucar sal pimienta leche huevo huevos agua aceite mantequilla nata queso cebolla ajo levadura miel con sin para una dos tres cuatro gusto medio
    media los las la del el al y limon limones rojo roja rojas verde verdes tomate tomates zanahoria patatas perejil
    pollo carne cerdo ternera jamon arroz maiz frijoles comino canela vainilla almendras nueces calabaza calabacin berenjena pimenton aceitunas vinagre caldo vino
    lechuga aguacate garbanzos lentejas alubias judias gambas queso jengibre manzana manzanas fresas papas lima naranja ralladura zumo jugo`,
  it: `farina zucchero sale pepe latte uovo uova acqua olio burro panna formaggio parmigiano cipolla cipolle peperone rosso rossa rossi rosse verde bianca aglio lievito miele con senza per una due tre quattro qb
    mezzo mezza degli delle della dello di il gli le la e limone pomodoro pomodori carote patate prezzemolo scorza
    pollo manzo maiale vitello riso funghi zucchine melanzane peperoni peperoncino basilico rosmarino cannella vaniglia cioccolato mandorle noci nocciole aceto
    vino brodo arancia mele fragole ceci lenticchie fagioli gamberi spinaci succo`,
  pt: `farinha acucar sal pimenta leite ovo ovos agua azeite oleo manteiga natas queijo cebola alho fermento mel com sem para uma um dois duas tres quatro gosto
    meio meia do da dos das em os as e limao limoes verde verdes vermelho vermelha tomate tomates cenoura batata batatas salsa
    frango carne porco presunto arroz milho feijao coentro coentros canela baunilha amendoas nozes abobora beringela azeitonas vinagre caldo vinho alface abacate
    lentilhas gengibre maca macas morangos camarao camaroes bacalhau louro cebolinha raspas sumo suco`,
  nl: `bloem suiker zout peper eieren boter olie olijfolie ui uien knoflook kaas slagroom roomboter meel gist honing met zonder voor naar het een twee drie vier vijf zes
    theelepel eetlepel eetlepels theelepels teentje teentjes snufje aardappel aardappelen wortel wortels tomaten citroen citroensap peterselie kipfilet kip gehakt rundergehakt
    spek rijst bonen linzen kaneel amandelen noten azijn mosterd bouillon komkommer gember appels aardbeien prei spinazie rood rode groene fijngehakt gesneden geraspt verse vers
    melk zachte bruine bakpoeder vanillesuiker varkensvlees`,
  sv: `vetemjol mjol socker salt peppar agg smor olja olivolja lok lokar vitlok vitloksklyftor gradde vispgradde mjolk ost jast honung och eller med utan till ett tva fyra fem
    msk tsk krm dl st vatten potatis potatisar morot morotter tomater citron persilja kyckling kycklingfile notfars blandfars flask skinka ris bonor linser kanel mandel notter
    vinager senap buljong gurka ingefara applen jordgubbar purjolok spenat rod roda gron grona finhackad hackad riven farsk farska strosocker florsocker bakpulver vaniljsocker krossade
    lax torsk rakor gul gula efter smak`,
};
const TELLING_SETS = new Map(LANGUAGES.map((language) => [language, new Set(TELLING[language].split(/\s+/))]));

/** Words that several languages share with a meaning of their own in each; they say nothing. */
const SILENT = new Set([
  'plus',
  'pack',
  'filet',
  'gut',
  'cube',
  'sachet',
  'portion',
  'piece',
  'pieces',
  'six',
  'in',
  'se',
  'chili',
  'filo',
  'pr',
]);

/** Nouns that German writes into one word with another: Reismehl, Currypulver, Sojasauce. */
const COMPOUND =
  /..(?:mehl|zucker|pulver|saft|kase|milch|essig|salz|pfeffer|fleisch|bruhe|schoten?|zehen?|wurzel|blatt|blatter|scheiben?|kerne|nusse|bohnen|linsen|nudeln|zwiebeln?|tomaten?|braten|flocken|wurste?|brot|teig)$/;

/** How strongly a word speaks for a language: units, preparations and telling words strongly, other small words a little. */
function weight(word: string, language: Language): number {
  if (SILENT.has(word)) return 0;
  if (TELLING_SETS.get(language)?.has(word)) return word.length === 1 ? 1 : 2;
  if (word.length === 1) return 0;
  const { preparation, of, remark, size, about, or } = VOCABULARY[language];
  if (unitOfFolded(word, language) || opensUnit(word, language) || preparation.has(word) || size.has(word)) return 2;
  if (language === 'de' && COMPOUND.test(word)) return 2;
  return of.has(word) || remark.has(word) || about.has(word) || or.has(word) ? 1 : 0;
}

const NOTHING = new Uint8Array(LANGUAGES.length);
/** Weights of the words met so far, one for each language; the vocabulary of recipes is small. */
const known = new Map<string, Uint8Array>();
const MOST_KNOWN = 5000;

function weights(word: string): Uint8Array {
  const found = known.get(word);
  if (found) return found;
  const all = Uint8Array.from(LANGUAGES, (language) => weight(word, language));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, all.some(Boolean) ? all : NOTHING);
  return all;
}

/** Patterns that words alone do not show: "200 g de", "2 o 3", "½ c", "c. à s.", "q.b.", "Filets à 180 g". */
const SHAPES: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\d\s?(?:g|kg|ml|cl|dl|l) (?:de|d['’])/i, ['fr', 'es', 'pt']],
  [/\d\s?(?:g|kg|ml|cl|dl|l) (?:di|d['’])/i, ['it']],
  [/\d o \d/i, ['es', 'it']],
  [/\d ou \d/i, ['fr', 'pt']],
  [/\d à \d|\b(?:c|cuil)\.? ?à\.? ?(?:[sc]|soupe|café|thé|table)(?!\p{L})/iu, ['fr']],
  [/[\d¼½¾⅓⅔] ?[cCT] (?!à|de )/, ['en']],
  [/\bc\. ?(?:de )?(?:chá|sopa)/i, ['pt']],
  [/\bq\. ?b\./i, ['it', 'pt']],
  [/\bca\.? \d/i, ['de', 'it']],
  [/\b(?:un|mezz)['’]\p{L}/iu, ['it']],
  [/\b(?:sachet|filet) d[e'’]/i, ['fr']],
  [/\p{Lu}\p{L}+ à (?:ca\.? )?\d/u, ['de']],
  [/[ãõ]/, ['pt']],
  [/[ñ¿]/, ['es']],
  [/å/i, ['sv']],
  [/ß|(?<!\p{L})[A-ZÄÖÜ]\p{Ll}*[äöü]/u, ['de']],
];
const SHAPE_WEIGHT = 2;
const ANY_SHAPE = /[ãõñ¿ßäöüàå]|\bd[e'’]|\bdi\b|\bou?\b|\bq\.|[\d¼½¾⅓⅔] ?[ct]\b|\bca\b|\b(?:un|mezz)['’]/i;

/** The language a line (or a whole ingredient list) seems to be written in; the expected one unless another has the stronger cues. */
export function detectLineLanguage(text: string, expected: Language = 'en'): Language {
  const line = text.slice(0, LONGEST);
  const sums = LANGUAGES.map(() => 0);
  for (const match of line.match(WORD) ?? []) {
    const cues = weights(foldWord(match));
    if (cues !== NOTHING) for (let i = 0; i < sums.length; i++) sums[i]! += cues[i]!;
  }
  if (ANY_SHAPE.test(line)) {
    for (const [shape, languages] of SHAPES)
      if (shape.test(line)) for (const language of languages) sums[LANGUAGES.indexOf(language)]! += SHAPE_WEIGHT;
  }
  let best = LANGUAGES.indexOf(expected);
  // one weak cue is no reason to leave it: "creme de cassis"
  for (let i = 0; i < sums.length; i++) if (sums[i]! > sums[best]! && sums[i]! > 1) best = i;
  return LANGUAGES[best]!;
}
