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
  /** Words, and pairs of them, that begin a remark after the name: for dusting, à température. */
  readonly remark: ReadonlySet<string>;
  /** Phrases that open a line before its amount, or stand for one: optional, up to, q.b., plenty of. */
  readonly lead: ReadonlySet<string>;
  /** What is taken of a whole food, which is what the cook buys: the juice of 2 limes. */
  readonly part: ReadonlySet<string>;
  /** Separates alternatives. */
  readonly or: ReadonlySet<string>;
  /** Says that the cook may leave the food out. */
  readonly optional: RegExp;
}

/** Words with a space between; an underscore stands for the space of a phrase. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map((word) => word.replaceAll('_', ' ')));

/** Participles and adjectives in all their forms: each stem with each ending, of which - is none. */
const inflected = (endings: string, stems: string): string =>
  stems
    .split(/\s+/)
    .flatMap((stem) => endings.split(' ').map((ending) => stem + ending.replace('-', '')))
    .join(' ');

const ENGLISH: Vocabulary = {
  range: words('to or'),
  plus: words('plus and'),
  of: words('of'),
  one: words('a an'),
  about: words('about approximately approx around roughly circa nearly almost scant generous'),
  size: words(
    'small medium large lg md sm big heaped heaping level rounded scant generous good jumbo med medium-sized small-sized large-sized extra-large packed full fat thick thin',
  ),
  preparation:
    words(`beaten blanched boned boneless bruised chilled chopped coarsely cooled cored cracked crosswise crumbled crushed cubed cut deboned
    defrosted deseeded deveined diagonally diced discarded divided drained dusted finely firmly flaked freshly grated ground-up halved hulled julienned
    lengthwise lightly loosely mashed melted minced packed peeled picked pitted pounded quartered rinsed roughly scrubbed seeded separated separately shaved shelled
    shredded shucked sieved sifted skinned sliced slivered snipped soaked softened split squeezed stemmed strained tightly thawed thickly thinly
    toasted torn trimmed very washed whisked zested well`),
  remark: words(
    'to for plus such at about with without cut or from see if preferably optional like plus, more as until in into on reserved depending',
  ),
  lead: words('optional up_to at_least a_little a_little_bit_of a_bit_of plenty plenty_of lots_of enough between'),
  part: words('juice zest rind peel'),
  or: words('or'),
  optional: /\boptional\b|\bif (?:desired|you like|liked|you wish|using)\b/i,
};

const GERMAN: Vocabulary = {
  range: words('bis oder'),
  plus: words('plus und'),
  of: words('von vom'),
  one: words('ein eine einen einer'),
  about: words('ca etwa circa zirka rund ungefahr knapp knappe knapper gut gute guter etwas bisschen paar wenig einige a'),
  size: words(`${inflected('- e er es en', 'klein mittel gross gestrichen gehauft')} mittlere mittlerer mittleres mittelgross mittelgrosse mittelgrosser leicht
    kl gr m mittelgr gestr geh dicke dicker dunne dunner`),
  preparation: words(`fein grob frisch in frisch-gemahlen zerlassen zerlassene zimmerwarm zimmerwarme
    ${inflected(
      '- e er es en',
      `abgerieben gehackt grobgehackt feingehackt gewurfelt geschnitten kleingeschnitten gerieben geschalt geschmolzen gemahlen gesiebt
      abgetropft entkernt gewaschen geputzt halbiert geviertelt gerostet aufgetaut gepresst zerdruckt gekocht verquirlt geschlagen gehobelt zerkleinert weich
      lauwarm gestiftelt blanchiert entsteint gehautet zerbroselt gezupft abgezupft gemorsert geraspelt zerbrockelt zerstossen erwarmt gespalten`,
    )}`),
  remark: words(
    `zum zur fur nach etwa am evtl eventuell bei je optional alternativ oder zimmertemperatur mit ohne wahlweise davon plus in pro auf als vom_vortag wie zb z_b`,
  ),
  lead: words('zwischen je evtl eventuell optional wahlweise n_b nach_bedarf nach_belieben nach_geschmack'),
  part: words('saft schale abrieb zeste zesten'),
  or: words('oder bzw'),
  optional: /\b(?:optional|evtl|eventuell|wahlweise|nach (?:belieben|wunsch))\b/i,
};

const FRENCH: Vocabulary = {
  range: words('a ou'),
  plus: words('plus et'),
  of: words("de d' du des d l'"),
  one: words('un une'),
  about: words('environ presque bonne bon peu quelques'),
  size: words(
    `${inflected('- e s es', 'petit grand moyen ras')} moyenne moyennes gros grosse grosses bombee bombees belle belles beau beaux`,
  ),
  preparation: words(`finement grossierement fraichement tres bien mou mous molle cuit cuite cuits cuites
    ${inflected(
      '- e s es',
      `hache emince coupe rape fondu epluche pele cisele ecrase moulu tamise egoutte denoyaute battu lave grille presse tranche concasse
      ramolli tiede decongele epepine equeute rince effile desosse ebouillante nettoye taille pile detaille decoupe fendu dilue`,
    )}`),
  remark: words(`pour par dans ou selon en sans avec facultatif facultative au plus environ surtout coupe coupee coupes coupees
    de_taille de_preference tel_que telle_que tels_que telles_que comme par_exemple p_ex pex a_temperature a_gout a_votre a_volonte a_convenance a_part a_defaut a_saupoudrer a_servir`),
  lead: words('entre facultatif optionnel q_s qs'),
  part: words('jus zeste zestes ecorce'),
  or: words('ou'),
  optional: /\b(?:facultati(?:f|ve|fs|ves)|optionnel(?:le)?s?|si (?:désiré|souhaité|vous (?:le )?(?:voulez|souhaitez)))/i,
};

const SPANISH: Vocabulary = {
  range: words('a o'),
  plus: words('mas y'),
  of: words('de del'),
  one: words('un una'),
  about: words('aproximadamente aprox unos unas casi cerca poco algunas algunos'),
  size: words(`${inflected('o a os as', 'pequen median colmad ras')} grande grandes buen buena gordo gorda`),
  preparation: words(`finamente recien muy bien
    ${inflected(
      'o a os as',
      `picad picadit cortad rallad pelad molid derretid fundid batid trocead escurrid exprimid tamizad lavad tostad machacad triturad deshuesad
      filetead laminad cocid desmenuzad ablandad remojad hervid descongelad majad desvenad partid rebanad cortadit cernid cocinad limpi`,
    )}`),
  remark: words('para o a al en sin con opcional segun mas aproximadamente como por_ejemplo p_ej pej cortado cortada de_tamano de_regular'),
  lead: words('entre opcional c_n al_gusto a_gusto cantidad_necesaria'),
  part: words('zumo jugo ralladura cascara piel'),
  or: words('o u'),
  optional: /\b(?:opcional(?:es)?|si (?:se desea|gusta|lo desea))\b/i,
};

const ITALIAN: Vocabulary = {
  range: words('a o'),
  plus: words('piu e'),
  of: words("di del della dello dei delle degli d' dell'"),
  one: words('un una uno'),
  about: words('circa quasi abbondante abbondanti scarso scarsa poco po qualche alcune alcuni'),
  size: words(`${inflected('o a i e', 'piccol gross colm ras')} medio media medi medie grande grandi bel bella belle`),
  preparation: words(`finemente grossolanamente appena gia molto ben cotti cotte
    ${inflected(
      'o a i e',
      `tritat affettat grattugiat tagliat sbucciat fus sciolt macinat setacciat sbattut lavat sgocciolat scolat schiacciat tostat ammorbidit
      snocciolat denocciolat spezzettat spremut bollit mondat pulit ammollat ridott tiepid sminuzzat dissalat less lessat sbriciolat sbollentat pressat cimat tagliuzzat`,
    )}`),
  remark: words('per o a al in senza con facoltativo facoltativa opzionale secondo piu circa come ad_esempio ad_es qb quanto q di_media'),
  lead: words('tra fra facoltativo q_b qb quanto_basta'),
  part: words('succo scorza buccia'),
  or: words('o oppure'),
  optional: /\b(?:facoltativ[oaie]|opzional[ei]|a piacere|se (?:gradit[oa]|piace))\b/i,
};

const PORTUGUESE: Vocabulary = {
  range: words('a ou'),
  plus: words('mais e'),
  of: words("de do da dos das d'"),
  one: words('um uma'),
  about: words('cerca aproximadamente aprox quase pouco alguns algumas uns umas'),
  size: words(`${inflected('o a os as', 'pequen medi ras')} grande grandes cheia cheias bem generosa`),
  preparation: words(`finamente bem
    ${inflected(
      'o a os as',
      `picad picadinh cortad ralad descascad moid derretid batid escorrid espremid peneirad lavad torrad amassad triturad fatiad desfiad cozid
      esmagad laminad amolecid morn descarocad descongelad demolhad partid desossad cozinhad limp esfarelad esmigalhad`,
    )}`),
  remark: words('para ou a ao em na sem com opcional como por_exemplo p_ex pex qb q quanto mais cortado cortada de_tamanho de_molho'),
  lead: words('entre opcional facultativo q_b qb quanto_baste a_gosto'),
  part: words('suco sumo raspa raspas casca'),
  or: words('ou'),
  optional: /\b(?:opciona(?:l|is)|facultativ[oa]s?|se (?:quiser|desejar|preferir))\b/i,
};

const DUTCH: Vocabulary = {
  range: words('tot of a'),
  plus: words('plus en'),
  of: words('van'),
  one: words('een'),
  about: words('ca circa ongeveer bijna ruim krap zon paar beetje wat enkele enige'),
  size: words('klein kleine groot grote middelgroot middelgrote afgestreken volle flinke dikke dunne'),
  preparation: words(
    `fijn grof vers ${inflected(
      '- e',
      `gesneden gehakt fijngehakt grofgehakt fijngesneden kleingesneden geraspt gesmolten gekookt gepeld geschild gewassen uitgelekt gesnipperd fijngesnipperd geperst gehalveerd
      gekneusd zacht ontpit ontdooid geklopt losgeklopt geroosterd gebakken gestampt gezeefd verkruimeld ontveld uitgeperst geplet geweekt versgemalen`,
    )} lauwwarm lauwwarme`,
  ),
  remark: words('voor om op naar eventueel evt bij met zonder in optioneel plus als zoals bijv bijvoorbeeld per uit of liefst'),
  lead: words('eventueel evt optioneel naar_smaak tussen'),
  part: words('sap rasp schil citroensap limoensap'),
  or: words('of'),
  optional: /\b(?:optioneel|eventueel|evt|naar (?:smaak|wens))\b/i,
};

const SWEDISH: Vocabulary = {
  range: words('till eller'),
  plus: words('plus och'),
  of: words('av'),
  one: words('en ett'),
  about: words('ca cirka ungefar knappt knapp drygt dryg nastan nagra lite'),
  size: words('liten litet sma stor stort stora medelstor medelstort medelstora ragad ragade struken strukna stort tunna tjocka'),
  preparation:
    words(`fint grovt nymalen nymald nymalet rumsvarm rumsvarmt ljummet ljummen riven rivet rivna finriven finrivna skuren skuret skurna finskuren finskurna
    ${inflected('ad at ade', 'hack finhack grovhack skiv tunnskiv striml tarn skal halver klyft vattenlagg tin rost smul press visp uppvisp urkarn rens ans mos del')}
    smalt smalta kokt kokta stekt stekta avrunnen avrunnet avrunna skoljd skoljda tvattad tvattade`),
  remark: words('till for eller efter ev eventuellt garna i med utan plus som tex t_ex per pa ur'),
  lead: words('ev eventuellt valfritt efter_smak'),
  part: words('saft saften juice juicen skal skalet zest rivet_skal'),
  or: words('eller'),
  optional: /\b(?:ev|eventuellt|valfritt|efter smak|om så önskas)\b/i,
};

/** Definite articles before the food, in the languages that write them. */
export const ARTICLES = words("the der die das le la les l' el los las il lo gli");

/** What a second amount may be of without being another food: "plus 1 more", "plus 1 whole, divided". */
export const MORE = words(
  'more extra additional another whole left other mehr weitere extra weiterer encore supplementaire mas extra altro altra altri mais meer extra till',
);

/** The shaping words of each language. */
export const VOCABULARY: Record<Language, Vocabulary> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  sv: SWEDISH,
};
