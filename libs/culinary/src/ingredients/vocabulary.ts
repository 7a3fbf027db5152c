import type { Language } from '../languages';

/** Words that give a line its shape. All without accents, lower case. */
export interface Vocabulary {
  /** Between the ends of a range: 2 to 3, 2 bis 3. */
  readonly range: ReadonlySet<string>;
  /** Adds a second amount: 1 cup plus 2 tbsp. */
  readonly plus: ReadonlySet<string>;
  /** Between a unit and its food: a pinch of salt. */
  readonly of: ReadonlySet<string>;
  /** An article that counts as one before a unit: a handful. */
  readonly one: ReadonlySet<string>;
  /** Before an inexact amount. */
  readonly about: ReadonlySet<string>;
  /** Sizes and measures of a heap: large, heaped. */
  readonly size: ReadonlySet<string>;
  /** Preparations, mostly participles and their adverbs. */
  readonly preparation: ReadonlySet<string>;
  /** Words that begin a remark after the name: for dusting, to taste. */
  readonly remark: ReadonlySet<string>;
  /** Phrases that open a line before its amount: optional, up to, q.b. */
  readonly lead: ReadonlySet<string>;
  /** Separates alternatives. */
  readonly or: ReadonlySet<string>;
  /** Says that the cook may leave the food out. */
  readonly optional: RegExp;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const phrases = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((phrase) => phrase.replaceAll('_', ' ')));

const ENGLISH: Vocabulary = {
  range: words('to or'),
  plus: words('plus and'),
  of: words('of'),
  one: words('a an'),
  about: words('about approximately approx around roughly circa nearly almost scant generous'),
  size: words('small medium large lg md sm big heaped heaping level rounded scant generous good jumbo medium-sized small-sized large-sized extra-large packed full fat thick thin'),
  preparation: words(`beaten blanched boned boneless bruised chilled chopped coarsely cooled cored cracked crosswise crumbled crushed cubed cut deboned
    defrosted deseeded deveined diagonally diced discarded divided drained dusted finely firmly flaked freshly grated ground-up halved hulled julienned
    lengthwise lightly loosely mashed melted minced packed peeled picked pitted pounded quartered rinsed roughly scrubbed seeded separated shaved shelled
    shredded shucked sieved sifted skinned sliced slivered snipped soaked softened split squeezed stemmed strained tightly thawed thickly thinly
    toasted torn trimmed very washed whisked zested well`),
  remark: words('to for plus such at about with without cut or from see if preferably optional like plus, more as until in into on reserved depending'),
  lead: phrases('optional up_to'),
  or: words('or'),
  optional: /\boptional\b|\bif (?:desired|you like|liked|you wish|using)\b/i,
};

const GERMAN: Vocabulary = {
  range: words('bis oder'),
  plus: words('plus und'),
  of: words('von vom'),
  one: words('ein eine einen einer'),
  about: words('ca etwa circa zirka rund ungefahr knapp knappe knapper gut gute guter etwas bisschen paar wenig einige'),
  size: words(`klein kleine kleiner kleines kleinen mittel mittlere mittlerer mittleres mittelgross mittelgrosse mittelgrosser gross grosse grosser grosses grossen
    kl gr m mittelgr gestr gestrichen gestrichene gestrichener geh gehauft gehaufte gehaufter dicke dicker dunne dunner`),
  preparation: words(`fein grob frisch abgeriebene abgerieben gehackt gehackte gehackter gehacktes gehackten gewurfelt gewurfelte gewurfelter geschnitten geschnittene geschnittener gerieben
    geriebene geriebener geriebenes geschalt geschalte geschalter geschmolzen geschmolzene zerlassen zerlassene gemahlen gemahlene gemahlener frisch-gemahlen
    gesiebt gesiebte abgetropft abgetropfte entkernt entkernte gewaschen gewaschene geputzt geputzte halbiert halbierte geviertelt geviertelte gerostet
    gerostete aufgetaut aufgetaute gepresst gepresste zerdruckt zerdruckte gekocht gekochte gekochter verquirlt verquirlte geschlagen geschlagene
    gehobelt gehobelte gehobelter zerkleinert weich weiche zimmerwarm zimmerwarme lauwarm lauwarmes lauwarme grobgehackt feingehackt kleingeschnitten
    gestiftelt blanchiert entsteint entsteinte gehautet zerbroselt gezupft abgezupft in`),
  remark: words('zum zur fur nach etwa am evtl eventuell bei je optional alternativ oder zimmertemperatur mit ohne wahlweise davon plus'),
  lead: phrases('je evtl eventuell optional wahlweise n_b nach_bedarf nach_belieben nach_geschmack'),
  or: words('oder bzw'),
  optional: /\b(?:optional|evtl|eventuell|wahlweise|nach (?:belieben|wunsch))\b/i,
};

const FRENCH: Vocabulary = {
  range: words('a ou'),
  plus: words('plus et'),
  of: words("de d' du des d l'"),
  one: words('un une'),
  about: words('environ presque bonne bon peu quelques'),
  size: words('petit petite petits petites moyen moyenne moyens moyennes gros grosse grosses grand grande grands grandes bombee bombees rase rases belle belles beau beaux'),
  preparation: words(`hache hachee haches hachees emince emincee eminces emincees coupe coupee coupes coupees rape rapee rapes rapees fondu fondue fondus fondues
    epluche epluchee epluches epluchees pele pelee peles pelees cisele ciselee ciseles ciselees ecrase ecrasee ecrases ecrasees moulu moulue moulus tamise tamisee
    egoutte egouttee egouttes egouttees denoyaute denoyautees denoyautes battu battus battue lave lavee laves lavees grille grillee grilles grillees
    presse pressee presses tranche tranchee tranches concasse concassee concasses concassees mou ramolli ramollie tiede fume-pas decongele decongelee
    finement grossierement fraichement epepine epepinee epepines equeute equeutees rince rincee rinces rincees cuit cuite cuits cuites effile effilees effilees`),
  remark: words('pour ou a selon en sans avec facultatif facultative au plus environ coupe coupee coupes coupees'),
  lead: phrases('facultatif optionnel q_s qs'),
  or: words('ou'),
  optional: /\b(?:facultati(?:f|ve|fs|ves)|optionnel(?:le)?s?|si (?:désiré|souhaité|vous (?:le )?(?:voulez|souhaitez)))/i,
};

const SPANISH: Vocabulary = {
  range: words('a o'),
  plus: words('mas y'),
  of: words('de del'),
  one: words('un una'),
  about: words('aproximadamente aprox unos unas casi cerca poco algunas algunos'),
  size: words('pequeno pequena pequenos pequenas mediano mediana medianos medianas grande grandes colmada colmadas rasa rasas colmado buen buena gordo gorda'),
  preparation: words(`picado picada picados picadas cortado cortada cortados cortadas rallado rallada rallados ralladas pelado pelada pelados peladas molido molida
    molidos molidas derretido derretida fundido fundida batido batida batidos batidas troceado troceada troceados troceadas escurrido escurrida escurridos escurridas
    exprimido exprimida tamizado tamizada lavado lavada lavados lavadas tostado tostada tostados tostadas machacado machacada machacados triturado triturada triturados
    finamente recien deshuesado deshuesada deshuesadas deshuesados fileteado fileteada fileteados laminado laminada laminados cocido cocida cocidos cocidas desmenuzado
    desmenuzada ablandada ablandado remojados remojadas hervido hervida descongelado descongelada trituradas majado majados sin-piel desvenados desvenadas`),
  remark: words('para o a al en sin con opcional segun mas aproximadamente cortado cortada'),
  lead: phrases('opcional c_n al_gusto a_gusto cantidad_necesaria'),
  or: words('o u'),
  optional: /\b(?:opcional(?:es)?|si (?:se desea|gusta|lo desea))\b/i,
};

const ITALIAN: Vocabulary = {
  range: words('a o'),
  plus: words('piu e'),
  of: words("di del della dello dei delle degli d' dell'"),
  one: words('un una uno'),
  about: words('circa quasi abbondante abbondanti scarso scarsa poco po qualche alcune alcuni'),
  size: words('piccolo piccola piccoli piccole medio media medi medie grande grandi grosso grossa grossi grosse colmo colmi raso rasi bel bella belle'),
  preparation: words(`tritato tritata tritati tritate affettato affettata affettati affettate grattugiato grattugiata grattugiati grattugiate tagliato tagliata tagliati
    tagliate pelato-a sbucciato sbucciata sbucciati sbucciate fuso fusa sciolto sciolta macinato macinata setacciato setacciata sbattuto sbattuta sbattuti sbattute
    lavato lavata lavati lavate sgocciolato sgocciolata sgocciolati sgocciolate scolato scolati schiacciato schiacciata schiacciati tostato tostata tostati tostate
    finemente grossolanamente ammorbidito ammorbidita snocciolate denocciolate snocciolato spezzettato spezzettata spezzettati spremuto spremuta bollito bollita
    bolliti cotto-a mondato mondata mondati pulito pulita puliti pulite ammollati ammollato ridotto ridotta tiepido tiepida tiepidi sminuzzato dissalati dissalate`),
  remark: words('per o a al in senza con facoltativo facoltativa opzionale secondo piu circa qb quanto q'),
  lead: phrases('facoltativo q_b qb quanto_basta'),
  or: words('o oppure'),
  optional: /\b(?:facoltativ[oaie]|opzional[ei]|a piacere|se (?:gradit[oa]|piace))\b/i,
};

const PORTUGUESE: Vocabulary = {
  range: words('a ou'),
  plus: words('mais e'),
  of: words("de do da dos das d'"),
  one: words('um uma'),
  about: words('cerca aproximadamente aprox quase pouco alguns algumas uns umas'),
  size: words('pequeno pequena pequenos pequenas medio media medios medias grande grandes cheia cheias rasa rasas bem generosa'),
  preparation: words(`picado picada picados picadas picadinho picadinha cortado cortada cortados cortadas ralado ralada ralados raladas descascado descascada descascados
    descascadas moido moida moidos moidas derretido derretida batido batida batidos batidas escorrido escorrida escorridos escorridas espremido espremida peneirado
    peneirada lavado lavada lavados lavadas torrado torrada torrados torradas amassado amassada amassados amassadas triturado triturada fatiado fatiada fatiados fatiadas
    finamente fresco-moido desfiado desfiada cozido cozida cozidos cozidas esmagado esmagada esmagados esmagadas laminado laminada laminados amolecida morna morno
    descarocadas descongelado descongelada demolhado demolhados`),
  remark: words('para ou a ao em na sem com opcional qb q quanto mais cortado cortada'),
  lead: phrases('opcional facultativo q_b qb quanto_baste a_gosto'),
  or: words('ou'),
  optional: /\b(?:opciona(?:l|is)|facultativ[oa]s?|se (?:quiser|desejar|preferir))\b/i,
};

/** Definite articles before the food, in the languages that write them. */
export const ARTICLES = words("the der die das le la les l' el los las il lo gli");

/** The shaping words of each language. */
export const VOCABULARY: Record<Language, Vocabulary> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
};
