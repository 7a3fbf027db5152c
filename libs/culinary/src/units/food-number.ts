import type { Language } from '../languages';

/** Foods that are counted, "one:many", or the one alone where the many only adds an s. English has rules of its own. */
const FOODS: Record<Exclude<Language, 'en'>, string> = {
  de: `ei:eier apfel:äpfel zwiebel:zwiebeln zehe:zehen tomate:tomaten kartoffel:kartoffeln möhre:möhren karotte:karotten schote:schoten zitrone:zitronen
    orange:orangen limette:limetten gurke:gurken banane:bananen birne:birnen avocado aubergine:auberginen schalotte:schalotten blatt:blätter pilz:pilze
    stange:stangen wurst:würste brust:brüste keule:keulen feige:feigen pflaume:pflaumen aprikose:aprikosen nelke:nelken kapsel:kapseln beere:beeren
    nuss:nüsse rübe:rüben pfirsich:pfirsiche brötchen:brötchen filet mango artischocke:artischocken knolle:knollen schnitzel:schnitzel chili`,
  fr: `œuf oeuf oignon échalote tomate carotte citron orange pomme poire banane courgette aubergine poivron concombre avocat navet poireau:poireaux betterave endive
    artichaut piment figue chou:choux chou-fleur:choux-fleurs noix:noix fenouil potiron tortilla crevette pêche abricot prune mangue jaune blanc cuisse filet escalope côtelette pavé`,
  es: `huevo cebolla tomate jitomate patata papa zanahoria limón:limones naranja manzana pera plátano calabacín:calabacines berenjena pimiento pepino aguacate puerro
    mango melocotón:melocotones chile yema clara pechuga filete boniato nabo rábano higo ciruela alcachofa lima fresa chalota champiñón:champiñones nuez:nueces dátil:dátiles`,
  it: `uovo:uova cipolla:cipolle pomodoro:pomodori patata:patate carota:carote limone:limoni arancia:arance mela:mele pera:pere banana:banane zucchina:zucchine
    melanzana:melanzane peperone:peperoni cetriolo:cetrioli scalogno:scalogni tuorlo:tuorli albume:albumi porro:porri carciofo:carciofi fico:fichi
    peperoncino:peperoncini acciuga:acciughe filetto:filetti petto:petti fungo:funghi noce:noci`,
  pt: `ovo cebola tomate batata cenoura limão:limões laranja maçã pera banana abobrinha curgete beringela berinjela pimentão:pimentões pimento pepino abacate gema clara
    peito filé pão:pães noz:nozes morango mamão:mamões manga figo`,
  nl: `ei:eieren ui:uien ajuin:ajuinen aardappel:aardappelen wortel:wortelen tomaat:tomaten citroen:citroenen sinaasappel:sinaasappels limoen:limoenen appel:appels
    peer:peren banaan:bananen komkommer:komkommers paprika:paprika's courgette aubergine avocado:avocado's sjalot:sjalotten prei:preien eidooier:eidooiers teentje kipfilet
    champignon mango:mango's vijg:vijgen`,
  sv: `ägg:ägg lök:lökar potatis:potatisar morot:morötter tomat:tomater citron:citroner apelsin:apelsiner äpple:äpplen päron:päron banan:bananer gurka:gurkor paprika:paprikor
    aubergine:auberginer avokado:avokador schalottenlök:schalottenlökar purjolök:purjolökar äggula:äggulor äggvita:äggvitor klyfta:klyftor
    lime:lime filé:filéer rödlök:rödlökar`,
};
/** Shorter words end too many others: Ei, Brei. */
const SHORTEST_END = 4;

type Numbers = readonly (readonly [one: string, many: string])[];
const tables = new Map<Language, Numbers>();

function tableOf(language: Exclude<Language, 'en'>): Numbers {
  const known = tables.get(language);
  if (known) return known;
  const table = FOODS[language].split(/\s+/).map((pair): [string, string] => {
    const [one = '', many = `${one}s`] = pair.split(':');
    return [one, many];
  });
  tables.set(language, table);
  return table;
}

/** A counted food for one or for many: Zwiebel and Zwiebeln, Knoblauchzehe and Knoblauchzehen, œuf and œufs. A noun that is not known comes back as it is. */
export function foodInNumber(noun: string, isMany: boolean, language: Language): string {
  if (language === 'en') return noun;
  const lower = noun.toLowerCase();
  for (const [one, many] of tableOf(language)) {
    const [from, to] = isMany ? [one, many] : [many, one];
    const isCompound = language === 'de' && from.length >= SHORTEST_END && lower.endsWith(from);
    if (lower === from) return noun === lower ? to : to.charAt(0).toUpperCase() + to.slice(1);
    if (isCompound) return noun.slice(0, noun.length - from.length) + to;
  }
  return noun;
}
