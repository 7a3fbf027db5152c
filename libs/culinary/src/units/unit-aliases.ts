import { LANGUAGES, type Language, foldWord } from '../languages';
import { type UnitKey, isUnitKey } from './unit-table';

/*
 * Spellings of units, "key: spelling spelling", without accents and dots; an underscore stands for a space.
 * Plurals are written out, so a lookup never has to guess.
 */

/** Written the same in every language. */
const SYMBOLS = `mg: mg mgs
g: g gr gm gms grs
kg: kg kgs
ml: ml mls cc
cl: cl
dl: dl
l: l lt ltr ltrs
mm: mm
cm: cm cms
oz: oz
lb: lb lbs`;

const ENGLISH = `mg: milligram milligrams
g: gram grams gramme grammes
kg: kilo kilos kilogram kilograms kilogramme kilogrammes
oz: oz ozs ounce ounces
lb: lb lbs pound pounds #
ml: milliliter milliliters millilitre millilitres
cl: centiliter centiliters centilitre centilitres
dl: deciliter deciliters decilitre decilitres
l: liter liters litre litres
tsp: tsp tsps tspn tspns ts teasp teaspoon teaspoons teaspoonful teaspoonfuls
dessertspoon: dessertspoon dessertspoons dstspn dsp dessertspoonful dessertspoonfuls desertspoon desertspoons
tbsp: tbsp tbsps tbs tb tbl tbls tblsp tblsps tbspn tbspns tsbp tablespoon tablespoons tablespoonful tablespoonfuls
fl_oz: fl_oz floz fl_ozs fluid_ounce fluid_ounces fl_ounce fl_ounces fluid_oz
cup: cup cups c cupful cupfuls
pint: pint pints pt pts
quart: quart quarts qt qts
gallon: gallon gallons gal gals
mm: millimeter millimeters millimetre millimetres
cm: centimeter centimeters centimetre centimetres
inch: inch inches in ins " ″ ” “
bag: bag bags
ball: ball balls
bar: bar bars
basket: basket baskets
block: block blocks
bottle: bottle bottles btl btls
bowl: bowl bowls
box: box boxes
branch: branch branches
bulb: bulb bulbs
bunch: bunch bunches
bundle: bundle bundles
cake: cake cakes
can: can cans tin tins
carton: carton cartons ctn ctns
chunk: chunk chunks
clove: clove cloves
container: container containers
cube: cube cubes
dash: dash dashes
disc: disc discs disk disks
dollop: dollop dollops
drizzle: drizzle drizzles trickle trickles
drop: drop drops
ear: ear ears
envelope: envelope envelopes env envs
fillet: fillet fillets filet filets
glass: glass glasses wineglass wineglasses wineglassful wineglassfuls
glug: glug glugs
grind: grind grinds grinding grindings
handful: handful handfuls handsful
head: head heads
jar: jar jars
knob: knob knobs
leaf: leaf leaves
link: link links
loaf: loaf loaves
log: log logs
nest: nest nests
package: package packages pkg pkgs pkt pkts packet packets pack packs
piece: piece pieces pc pcs nos ea unit units
pinch: pinch pinches pch
pot: pot pots
portion: portion portions
pouch: pouch pouches
punnet: punnet punnets
rack: rack racks
rasher: rasher rashers
recipe: recipe recipes
rib: rib ribs
round: round rounds
sachet: sachet sachets
scoop: scoop scoops
segment: segment segments
serving: serving servings
shake: shake shakes
sheet: sheet sheets
shot: shot shots
slice: slice slices
spear: spear spears
splash: splash splashes
sprig: sprig sprigs
square: square squares
squeeze: squeeze squeezes
stalk: stalk stalks
stem: stem stems
stick: stick sticks
strip: strip strips
thumb: thumb thumbs
teacup: teacup teacups teacupful teacupfuls
tray: tray trays
tub: tub tubs
tube: tube tubes
twist: twist twists
wedge: wedge wedges`;

const GERMAN = `g: gramm
kg: kilo kilogramm
pfund: pfund pfd
ml: milliliter
cl: zentiliter
dl: deziliter
l: liter
tsp: tl teel teeloffel kaffeeloffel kl
tbsp: el essl essloffel
cup: tasse tassen becher
cm: zentimeter
bag: beutel tute tuten teebeutel
ball: kugel kugeln
bar: riegel tafel tafeln
bottle: flasche flaschen fl flaschchen
branch: zweig zweige
bulb: knolle knollen
bunch: bund bd bunde
can: dose dosen ds
clove: zehe zehen
cube: wurfel
dash: schuss spritzer
dollop: klecks
drop: tropfen
glass: glas glaser gl
handful: handvoll hand_voll hand hande
head: kopf kopfe
knob: flocke flocken
leaf: blatt blatter bl
loaf: laib laibe
package: packung packungen pck pkg pack packchen paket pakete pck packli pk pkt
piece: stuck stucke stk st
pinch: prise prisen pr msp messerspitze messerspitzen
pot: topf topfe
portion: portion portionen
rib: rippe rippen
sachet: tutchen
sheet: platte platten
slice: scheibe scheiben schb
sprig: stiel stiele stangel zweiglein stengel
square: rippchen
stalk: stange stangen stg
tub: schale schalen schalchen
tube: tube tuben`;

const FRENCH = `g: gramme grammes
kg: kilo kilos kilogramme kilogrammes
ml: millilitre millilitres
cl: centilitre centilitres
dl: decilitre decilitres
l: litre litres
tsp: cuillere_a_cafe cuilleres_a_cafe cuilleree_a_cafe cuillerees_a_cafe cuiller_a_cafe c_a_c c_a_cafe cac cc c_c cuil_a_cafe cuil_a_c c_cafe cuillere_a_the cuilleres_a_the cuilleree_a_the cuillerees_a_the c_a_the cuil_a_the
tbsp: cuillere_a_soupe cuilleres_a_soupe cuilleree_a_soupe cuillerees_a_soupe cuiller_a_soupe c_a_s c_a_soupe cas cs c_s cuil_a_soupe cuil_a_s c_soupe cuillere cuilleres c_a_table cuillere_a_table cuilleres_a_table cuil_a_table
dessertspoon: cuillere_a_dessert cuilleres_a_dessert
cup: tasse tasses
inch: pouce pouces
lb: livre livres
ball: boule boules
bag: sac sacs
bar: barre barres tablette tablettes
block: bloc blocs
bottle: bouteille bouteilles
bowl: bol bols
branch: branche branches
bulb: bulbe bulbes
bunch: botte bottes bouquet bouquets
can: boite boites conserve conserves bte btes
clove: gousse gousses
cube: cube cubes
dash: trait traits
drizzle: filet
drop: goutte gouttes
glass: verre verres
handful: poignee poignees
head: tete tetes
jar: bocal bocaux pot pots
knob: noix noisette
leaf: feuille feuilles
oz: once onces
package: paquet paquets pqt pqts
piece: morceau morceaux piece pieces
pinch: pincee pincees
portion: portion portions
sachet: sachet sachets
sheet: rouleau rouleaux
slice: tranche tranches rondelle rondelles
sprig: brin brins
square: carre carres
stalk: tige tiges
stick: baton batons
tub: barquette barquettes brique briques briquette briquettes
wedge: quartier quartiers`;

const SPANISH = `g: gramo gramos
kg: kilo kilos kilogramo kilogramos
ml: mililitro mililitros
cl: centilitro centilitros
dl: decilitro decilitros
l: litro litros
oz: onza onzas
lb: libra libras
tsp: cucharadita cucharaditas cdta cdtas cdita cditas cucharilla cucharillas cucharada_de_cafe cucharadas_de_cafe cucharada_de_postre
box: caja cajas
carton: carton cartones
container: envase envases
tbsp: cucharada cucharadas cda cdas cucharada_sopera cucharadas_soperas cda_sopera cdas_soperas cuchara cucharas
cup: taza tazas tza tz tzs
bag: bolsa bolsas
ball: bola bolas
bar: barra barras tableta tabletas
block: bloque bloques
bottle: botella botellas
branch: rama ramas
bulb: bulbo bulbos
bunch: manojo manojos atado atados
can: lata latas
clove: diente dientes
cube: cubo cubos cubito cubitos pastilla pastillas
dash: chorro chorros chorrito chorritos
drop: gota gotas
glass: vaso vasos vasito vasitos copa copas
handful: punado punados punadito punaditos
head: cabeza cabezas
jar: frasco frascos tarro tarros bote botes
knob: nuez nueces
leaf: hoja hojas
package: paquete paquetes paq paqs
piece: trozo trozos trocito trocitos pieza piezas pedazo pedazos pedacito pedacitos unidad unidades ud uds
pinch: pizca pizcas pellizco pellizcos
portion: porcion porciones racion raciones
sachet: sobre sobres sob
sheet: lamina laminas
slice: rebanada rebanadas rodaja rodajas loncha lonchas
sprig: ramita ramitas ramito ramitos
stalk: tallo tallos
strip: tira tiras
tub: tarrina tarrinas brik briks brick bricks
wedge: gajo gajos`;

const ITALIAN = `g: grammo grammi
etto: etto etti hg
kg: chilo chili kilo chilogrammo chilogrammi
ml: millilitro millilitri
cl: centilitro centilitri
dl: decilitro decilitri
l: litro litri
tsp: cucchiaino cucchiaini cucchiaino_da_te cucchiaini_da_te cucchiaino_da_caffe cucchiaini_da_caffe
tbsp: cucchiaio cucchiai cucchiaio_da_tavola cucchiai_da_tavola cucch
bar: tavoletta tavolette
cup: tazza tazze tazzina tazzine
bag: sacchetto sacchetti
ball: pallina palline
block: panetto panetti
bottle: bottiglia bottiglie
branch: ramo rami
bunch: mazzo mazzi mazzetto mazzetti
can: lattina lattine scatola scatole barattolo barattoli scatoletta scatolette
clove: spicchio spicchi
cube: cubetto cubetti dado dadi
dash: spruzzo spruzzi spruzzata spruzzate
drizzle: filo fili
drop: goccia gocce
glass: bicchiere bicchieri bicchierino bicchierini
handful: manciata manciate
head: cespo cespi testa teste
inch: pollice pollici
jar: vasetto vasetti
knob: noce noci
leaf: foglia foglie
oz: oncia once
package: confezione confezioni conf pacchetto pacchetti pacco pacchi
piece: pezzo pezzi pezzetto pezzetti
pinch: pizzico pizzichi presa prese punta punte
portion: porzione porzioni
sachet: bustina bustine
sheet: foglio fogli rotolo rotoli
slice: fetta fette fettina fettine
sprig: rametto rametti ciuffo ciuffi
stalk: costa coste gambo gambi
stick: stecca stecche
tub: vaschetta vaschette`;

const PORTUGUESE = `g: grama gramas
kg: quilo quilos kilo kilos quilograma quilogramas
ml: mililitro mililitros
cl: centilitro centilitros
dl: decilitro decilitros
l: litro litros
tsp: colher_de_cha colheres_de_cha colher_cha colheres_cha colher_de_cafe colheres_de_cafe colher_cafe colheres_cafe colherinha colherinhas c_cha c_de_cha c_cafe c_de_cafe col_cha col_de_cha
dessertspoon: colher_de_sobremesa colheres_de_sobremesa colher_sobremesa colheres_sobremesa
tbsp: colher_de_sopa colheres_de_sopa colher_sopa colheres_sopa colher colheres c_sopa c_de_sopa c_s col_sopa col_de_sopa
cup: xicara xicaras xicara_de_cha xicaras_de_cha xicara_cha xicaras_cha chavena chavenas chavena_de_cha chavenas_de_cha xic xc
bag: saco sacos
ball: bola bolas
bottle: garrafa garrafas
bulb: bulbo bulbos
bunch: maco macos molho molhos
can: lata latas
carton: caixa caixas caixinha caixinhas
clove: dente dentes
cube: cubo cubos tablete tabletes
dash: fio
drop: gota gotas
glass: copo copos calice calices
handful: punhado punhados mao_cheia mancheia mancheias
head: cabeca cabecas
jar: frasco frascos pote potes vidro vidros
knob: noz
leaf: folha folhas
package: pacote pacotes pct pcts embalagem embalagens
piece: und unid pedaco pedacos pedacinho pedacinhos unidade unidades posta postas peca pecas
pinch: pitada pitadas
portion: porcao porcoes
sachet: saqueta saquetas envelope envelopes sache saches
scoop: scoop scoops
slice: fatia fatias rodela rodelas
sprig: ramo ramos raminho raminhos galho galhos
stalk: talo talos
strip: tira tiras`;

const DUTCH = `g: gram grammen gr
kg: kilo kilogram kilos
etto: ons
pfund: pond
ml: milliliter
cl: centiliter
dl: deciliter
l: liter
tsp: theelepel theelepels theelepeltje theelepeltjes tl koffielepel koffielepels kl
tbsp: eetlepel eetlepels el
cup: kop kopje kopjes koppen
cm: centimeter
bag: zak zakken
ball: bol bollen bolletje bolletjes
bar: reep repen tablet
bottle: fles flessen flesje flesjes
branch: tak takken
bunch: bos bosje bosjes bossen
can: blik blikken blikje blikjes
clove: teen tenen teentje teentjes
cube: blokje blokjes
dash: scheut scheutje scheutjes
drizzle: straaltje
drop: druppel druppels
glass: glas glazen
handful: handvol handje handjes
head: krop kroppen
jar: pot potten potje potjes
knob: klont klontje klontjes
leaf: blad blaadje blaadjes bladeren
package: pak pakken pakje pakjes pakket
piece: stuk stuks stukken stukje stukjes st
pinch: snuf snufje snufjes mespunt mespuntje
portion: portie porties
sachet: zakje zakjes sachet sachets
sheet: vel vellen
slice: plak plakken plakje plakjes sneetje sneetjes snee sneden schijf schijven schijfje schijfjes
sprig: takje takjes
stalk: stengel stengels
tub: bakje bakjes beker
wedge: partje partjes`;

/** With the spoons of Danish and Norwegian, which no Swedish word contradicts. */
const SWEDISH = `g: gram
kg: kilo kilogram
etto: hg hekto
ml: milliliter krm kryddmatt
cl: centiliter
dl: deciliter
l: liter
tsp: tsk tesked teskedar teske
tbsp: msk matsked matskedar spsk spiseskje spiseske ss
cup: kopp koppar kaffekopp kaffekoppar
cm: centimeter
bag: pase pasar
ball: kula kulor
bottle: flaska flaskor
bunch: knippe knippen knippa knippor bunt buntar
can: burk burkar konservburk konservburkar
clove: klyfta klyftor fed
cube: tarning tarningar
dash: skvatt stank
drop: droppe droppar
glass: glas
handful: nave navar handfull
head: huvud huvuden
jar: glasburk glasburkar
knob: klick klickar
leaf: blad
package: paket pkt forp forpackning forpackningar
piece: st styck stycken bit bitar
pinch: nypa nypor
pot: kruka krukor
portion: portion portioner
sheet: ark platta plattor
slice: skiva skivor
sprig: kvist kvistar
stalk: stjalk stjalkar stang stanger
tub: ask askar
tube: tub tuber`;

/** Measures of Russian and Japanese recipes, whose letters no other language has. */
const OTHER_SCRIPTS = `g: г гр грамм грамма граммов グラム
kg: кг килограмм килограмма キロ
ml: мл миллилитр миллилитров ミリリットル
l: л литр литра литров リットル
tsp: ч_л чл чайная_ложка чайные_ложки чайных_ложек чайной_ложки 小さじ 小匙
tbsp: ст_л стл столовая_ложка столовые_ложки столовых_ложек столовой_ложки ложка ложки 大さじ 大匙
cup: стакан стакана стаканов カップ
bag: 袋
bottle: бутылка бутылки
bunch: пучок пучка пучков 束
can: банка банки банок 缶
clove: зубчик зубчика зубчиков зубч зубок 片 かけ
cube: кубик кубика
handful: горсть горсти
head: головка головки 玉
leaf: лист листа листов
package: упаковка упаковки упаковок уп пачка пачки пакет пакета パック
piece: шт штука штуки штук кусок куска кусков 個 コ
pinch: щепотка щепотки щепоток 少々 ひとつまみ
sheet: 枚
slice: ломтик ломтика ломтиков 切れ
sprig: веточка веточки веточек
stalk: стебель стебля стеблей 本`;

function tableOf(...lists: string[]): Map<string, UnitKey> {
  const table = new Map<string, UnitKey>();
  for (const line of lists.join('\n').split('\n')) {
    const colon = line.indexOf(':');
    const key = line.slice(0, colon).replace('_', ' ');
    if (!isUnitKey(key)) throw new Error(`Unknown unit key in the alias table: ${key}`);
    for (const alias of line
      .slice(colon + 1)
      .trim()
      .split(' '))
      table.set(foldWord(alias.replaceAll('_', ' ')), key);
  }
  return table;
}

const TABLES: Record<Language, Map<string, UnitKey>> = {
  en: tableOf(SYMBOLS, OTHER_SCRIPTS, ENGLISH),
  de: tableOf(SYMBOLS, OTHER_SCRIPTS, GERMAN),
  fr: tableOf(SYMBOLS, OTHER_SCRIPTS, FRENCH),
  es: tableOf(SYMBOLS, OTHER_SCRIPTS, SPANISH),
  it: tableOf(SYMBOLS, OTHER_SCRIPTS, ITALIAN),
  pt: tableOf(SYMBOLS, OTHER_SCRIPTS, PORTUGUESE),
  nl: tableOf(SYMBOLS, OTHER_SCRIPTS, DUTCH),
  sv: tableOf(SYMBOLS, OTHER_SCRIPTS, SWEDISH),
};

/** Longest spelling, in words: "cuillère à soupe", "colher de sopa". */
export const LONGEST_UNIT = 3;

/**
 * Reads a unit's spelling in one language: "Tablespoons", "fl. oz.", "cuillères à soupe".
 * A lone "T" is a tablespoon and "t" a teaspoon, as American recipes write them. Null when it is no unit.
 */
export function readUnit(spelling: string, language: Language = 'en'): UnitKey | null {
  if (language === 'en' && (spelling === 'T' || spelling === 't')) return spelling === 'T' ? 'tbsp' : 'tsp';
  return TABLES[language].get(foldWord(spelling).replace(/\s+/g, ' ').trim()) ?? null;
}

/** Looks up an already folded spelling (lower case, no accents, no dots, single spaces). */
export function unitOfFolded(folded: string, language: Language): UnitKey | null {
  return TABLES[language].get(folded) ?? null;
}

/** Shorter words are abbreviations or mean much else. */
const SHORTEST_OPENER = 4;
const OPENERS = new Map(LANGUAGES.map((language) => [language, openersOf(TABLES[language])]));

function openersOf(table: ReadonlyMap<string, UnitKey>): Set<string> {
  const longer = [...table.keys()].filter((spelling) => spelling.includes(' '));
  return new Set(longer.map((spelling) => spelling.slice(0, spelling.indexOf(' '))).filter((word) => word.length >= SHORTEST_OPENER));
}

/** Whether a folded word begins a unit of several words: the "cuillerée" of "cuillerée à soupe". */
export function opensUnit(folded: string, language: Language): boolean {
  return OPENERS.get(language)?.has(folded) ?? false;
}
