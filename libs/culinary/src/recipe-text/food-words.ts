import { LANGUAGES, type Language } from '../languages';

/* The first six letters of foods that a line may name without saying how much, folded. */
const FOODS: Record<Language, string> = {
  en: `almond anchov apple apples aprico artich arugul aspara auberg avocad bacon baguet banana barley basil beans beef beer beetro beets berrie biscui blackb bluebe brandy bread breadc brioch brocco broth
    bulgur buns butter cabbag capers cardam carrot cashew caulif celery champa chard chedda cheese cherri cherry chestn chicke chickp chili chilie chilli chips chives chocol choriz cider cilant cinnam clams
    clove cloves cockta cocoa coconu cod coffee corian corn cornfl cornme cornst courge cousco crab cracke cranbe cream cucumb cumin curran curry custar dates dill dough dressi duck egg eggpla eggs endive
    fennel feta figs fish flatbr flour fruit garlic gelati ghee gherki gin ginger gnocch goose gooseb grapef grapes greens gruyer hallou ham hazeln herbs honey horser icing jam juice kale ketchu kimchi
    kiwi lamb lard leek leeks lemon lemong lemons lentil lettuc lime limes lobste loin mace mango maple margar marmal marmit mascar mayo mayonn melon milk milkfa mince mint miso molass mozzar mushro
    mussel mustar nectar noodle nori nutmeg nuts oats oil okra olive olives onion onions orange oregan oyster paneer papaya paprik parmes parsle parsni pasta pastra pastry peach peanut pear pears peas
    pecan pecans pepper pesto pickle pineap pistac pita pitta planta plum plums polent pomegr pork porrid potato prawns prosci prunes pumpki quinoa rabbit radish raisin ramen raspbe rhubar rice ricott
    rocket rolls romain rosema rosewa rum saffro sage salad salmon salsa salt sauerk sausag scalli seawee seeds semoli sesame shallo sherry shorte shrimp soda sourdo soy spaghe spices spinac sprout squash
    squid srirac steak stock strawb suet sugar sultan sumac swede sweetc syrup tahini tamari tapioc tarrag tea tempeh thyme toast tofu tomato tonic toppin tortil treacl tuna turkey turmer turnip vanill
    veal vegeta veggie veniso vinega vodka walnut water waterc waterm wheat whiske whisky wholem wine worces yam yams yeast yoghur yogurt yolk yolks zest zucchi`,
  de: `ananas apfel apfele apriko artisc auberg avocad backpu banane basili beeren bier birne birnen blatte blumen bohne bohnen brokko brot brotch bruhe butter cashew champi chili cousco creme curry dattel
    dill ei eier eigelb eisber eiweis ente erbsen erdbee essig fenche feta filet fisch fleisc fond forell frisch gans garnel gelati gemuse gewurz gorgon granat gries grunko gurke gurken hackfl hafer
    haferf hahnch haseln hefe heidel hering himbee honig huhn huhnch ingwer joghur johann kaffee kakao kalb kapern kardam karott kartof kase keule kicher kirsch kiwi knobla kohl kokos kokosm korian kraute
    kreuzk kummel kurbis kuvert lachs lamm lauch limett lingui linsen lorbee mais majora mandel mango mangol margar marmel marone meerre mehl melone milch minze miso mohren mozzar muskat nelken nudeln
    nusse ol oliven orange oregan paprik parmas parmes pastin pepero peters pfeffe pfirsi pflaum pilze pinien platte porree preise puderz pute quark quinoa radies reis rhabar ricott rind rindfl rosenk
    rosine rosmar rotkoh rotwei rucola rum safran sahne salat salbei salz sardel sauerk schalo schink schman schnit schoko schwei seller senf sesam sojasa spaghe sparge speck speise spinat sprude stache
    stange starke steinp suppen tee thunfi thymia toast tofu tomate topfen traube vanill vollmi wachol walnus wasser wein weissw weizen wirsin wurst ziegen zimt zitron zucchi zucker zwetsc zwieba zwiebe`,
  fr: `abrico agneau ail airell amande ananas anchoi aneth anis artich asperg auberg avocat bacon baguet banane basili better beurre biere biscui boeuf bouill brioch brocol cabill cacao cafe calama canard
    cannel capres carott cassis celeri cerise champi chapel chatai chevre chocol choriz chou ciboul citron citrou clous coco cognac coing coings comte concom coquil corian cornic courge creme crevet cumin
    curcum curry dattes dinde eau echalo emment endive epeaut epices epinar estrag farce farine fenoui feta feuill figues flocon foie fraise frambo fromag fruits gelati geniev gingem girofl glace glacon
    grenad grosei gruyer harico herbes huile huitre jambon lait lapin lardon laurie legume lentil levure lotte mache maizen mascar menthe miel moules moutar mure mures muscad myrtil navet navets noiset
    noix nouill oeuf oeufs oignon olives orange origan pain panais paprik parmes pastis pates peche peches persil pignon piment pistac poire poirea poires pois poisso poivre poivro pomme pommes porc
    potiro poulet poulpe prunea prunes quinoa radis raisin ratato rhubar rhum riz romari roquet rutaba safran salade salsif sardin saucis sauge saumon sel semoul sirop soja sucre tahini tapioc tarte thon
    thym tofu tomate topina vanill veau vermic vermou viande vin vinaig yaourt zeste`,
  es: `aceite aceitu acelga agua aguaca ajo albaha alcach alcapa almeja almend alubia anchoa anis apio aranda arroz atun avella avena azafra azucar bacala bacon berenj bizcoc bonito boquer brocol cacao
    calaba calama caldo canela carame carne castan ceboll centen cerdo cereza cervez champi chile chiles chocol choriz cigala cilant ciruel clavo coco codorn col colifl comino conejo corder costil crema
    cuajad curry datil datile endivi escaro esparr especi espina fideos frambu fresas frijol frutas gallet gambas garban gelati granad grosel guisan habas habich harina hierba higado higos hinojo hongos
    huevo huevos jamon jengib judias kiwi langos laurel leche lechug lentej levadu licor lima limon limone lomo macarr maiz maizen mango manteq manzan margar marisc masa mazorc mejill meloco melon membri
    menta merluz miel mora moras morcil mostaz mozzar nabo naranj nata nopale nueces nuez olivas oregan orejon ostras pan parmes pasas pasta patata pavo pepini pepino pera peras pereji pescad piment
    pimien pina pinone pistac platan pollo puerro pulpo queso quinoa rabano rape remola romero ron sal salmon salsa sandia sardin semola sepia sesamo setas sidra soja tahini tapioc terner tocino tofu
    tomate tomill tortil trigo uvas vainas vainil verdur vermut vinagr vino yema yemas yogur yuca zanaho`,
  it: `acciug aceto acqua aglio agnell albico alloro ananas aneto anice aragos arance aranci aspara avena avocad baccal bacche banane barbab basili bescia bietol biscot bresao brocco brodo burrat burro cacao
    caffe calama candit cannel cannol capper carcio cardam carne carote castag cavole cavolf cavolo ceci cernia cetrio chiodi choriz cicori cilieg ciocco cipoll clemen cocco cocome conigl corian cousco
    cozze crema crosti cumino curry datter erbe erbett fagiol farina farro fave fecola feta fichi finocc fiordi foglie formag fragol frutta fumett funghi gallin gamber gelati germog ginepr glassa gnocch
    gorgon grana grappa guanci indivi insala involt lampon lardo latte lattug lentic lievit lime limone limoni lingui liquor lonza lupini maggio maiale mais malva mandor mango marmel marsal mascar melagr
    melanz mele melone menta merluz miele mirtil misto more mortad mozzar nduja noccio noce noci olio olive orata origan orzo ossobu pancar pancet pane pangra panna parmig passat pasta patate pecori pepe
    pepero pere pesca pesce pesche pesto piadin pinoli pinolo pisell pistac plates polent polipo pollo polpa polpo pomodo porri porro prezze prosci prugna prugne puntar quinoa rabarb radicc rape ravane
    ricott riso robiol rosmar rucola rum sale salmon salsic salvia savoia scalog scamor sedano semola senape seppie sesamo sgombr soglio soia spaghe speck spinac stracc tacchi talegg tartuf timo tonno
    tortel trota tuorli tuorlo uova uovo uvetta vanigl verdur vermut verza vino vitell vongol yogurt zaffer zenzer zibibb zucca zucche zucchi`,
  pt: `abacat abacax abobor abobri acafra acai acerol acucar agriao agua aipo alcapa alecri alface alheir alho ameixa amendo amido ananas anchov arroz asparg atum aveia avela avelas aves azedas azeite azeito
    bacalh bacon banana batata baunil bering berinj beterr bifes biscoi bolach broa brocol cacau cachac cafe caju caldo camara camaro canela caqui carang carne carnei carnes castan cebola ceboli cenour
    centei cereai cereja cervej champi chocol chouri chuchu coco codorn coentr cogume cominh conden coraca cordei costel courge couve cravin creme curcum curget damasc endivi ervas ervilh esparg especi
    espina farinh farofa fava favas feijao feijoe fermen fiambr figado figos frambo frango frutas fuba gelati gengib goiaba granol grao grelos grosel hortel inhame iogurt jilo kiwi lagost laranj legume
    leite lentil lima limao limoes lingua lingui lombo louro lula lulas maca macas maisen mamao mandio manga manjer mantei maracu margar marmel massa mel mexilh milho mirtil molho morang morcel mostar
    nabo nabos natas noz nozes oleo oregan ostras ovo ovos palmit pao papric pargo passas pato peixe pepino peras peru pesseg piment pinhao pinhoe polent polvil polvo porco presun queijo quiabo quinoa
    rabane requei robalo romero rucula rum sal salmao salsa salsic sardin sesamo soja suco tamara tofu tomate tomilh toucin tremoc trigo uvas vaca vagem vermut vinagr vinho vitela`,
  nl: `aardap aardbe abriko aceto amande ananas andijv appel appels artisj asperg auberg augurk avocad azijn bacon bakpoe banaan basili bieslo biet bieten bloem bloemk boerenk boete bonen boonti boter bouill
    broccol brood bruine cashew champi chocol citroe courge couscou creme curry dadels deeg dille dooier eend ei eieren eiwit erwten feta filet forel framb garnal gehakt gember gerook geit gist griesm groent
    ham haring havrmo haverm hazeln honing ijs jam kaas kabelj kaneel kappert karne kastan kerrie kervel kikker kip kipfil knoflo koffie kokos komijn komkom konijn koolra koriande korian krente kruide kruidn kwark lams lamsv
    laurie limoen linzen maizen mais makree mango mascar mayona meel melk mosse mosterd munt nootmu noten oesters olie olijf olijfo olijve oregan paddes paneer papri paprika parmez pasta peen peer pepers peper pesto
    peters pijnbo pistac poeder pomp pompoe prei prosci pruime quinoa radijs rijst ricott rode roomka rozijn rozema rucola rundve saffra salade salie sardi sinaas sjalot sla sojasa spagh speku spekje spek spinaz spruit
    suiker tahin tofu tomaat tomate tonijn uien ui vanill varken venkel vijgen vis vlees walnot water wijn witlof worst wortel yoghur zalm zeezou zout zuurko`,
  sv: `agg aggula aggvit ansjov apelsi appel appple aprikos avokad bacon bakpul banan basili blabar blomka bonor brod brocco bulgur buljon chili chokla citron cremef creme curry dadlar dill fankal fetaos fikon fisk flask
    getost gradde graddf gronka graslo gurka hallon hasseln havreg honung hummer ingefa jast jordgu kalv kanel kaffe kakao kapris kardem kantar kesella kikart kyckli kokosm kokos koriand korv kottfa krass kummin lagerb
    lamm lax limeju lime linser lingon lok majona majs majsst mandel mango margar mascar mellan melon mjol mjolk mozzar morott morot musslo mynta notter nudlar olja oliver olivol oregan ostron ost paprik parmes parsil pasta
    paron pepar persil pesto pinjen plomm potati pumpa purjol quinoa rabarb radiso rakor ris ricott rodbet rodlok rosmar rucola russin saffra sallad salt salvia sardel senap sesam skinka smor socker soja spagh spenat sparri
    surdeg svamp sylt tahini timjan tofu tomat tomate tonfis torsk tranba vanilj vatten vetemj vin vinag vitkal vitlok yoghur zucchi`,
};

/* The first six letters of what dishes are called. */
const DISHES: Record<Language, string> = {
  en: `bake bars biscui bowl bowls bread browni buns burger cake cakes casser chili chowde chutne cobble cockta cookie cooler crumbl cupcak curry dip doughn dumpli fizz flapja fritta fritte fudge gratin
    hotpot kebabs lasagn loaf meatba muffin noodle nugget omelet pancak pasta pate pattie pickle pie pies pilaf pizza pot puddin punch quiche ragu raviol risott roast rolls salad salsa sandwi sauce scones
    skewer slaw smooth soup spread square stew stir-f syrup tacos tart tarts toast toffee tortil tray trayba truffl waffle wings wraps`,
  de: `auflau aufstr bowl braten bratli brei brot brotch browni burger chutne creme curry dip eintop eis flammk frikad gelee gemuse geschn gnocch gratin gugelh gulasc hornch kekse klosse knodel kompot konfit
    kuchen lasagn likor limona maulta muffin mus nudeln omelet pastet pesto pfanne pfannk pizza platzc puddin quiche ragout risott roulad salat sauce schnec schnit smooth sosse spatzl striez strude suppe
    tarte topf torte waffel zopf`,
  fr: `beigne biscui blanqu boulet brioch cake clafou compot confit cookie crepes croque crumbl curry daube fondan gateau gaufre gratin houmou lasagn madele mijote moelle mousse muffin nems omelet paella
    pain pate pizza plat poelee potage potee puree quenel quiche ragout ratato rillet risott roti salade sauce sirop smooth souffl soupe tajine tarte tartel tartin terrin tourte velout verrin`,
  es: `albond arroz bizcoc bocadi browni bunuel caldo cazuel cevich churro cocido confit crema croque empana ensala estofa flan gallet gazpac guiso helado lasana lentej macarr magdal mermel natill paella pan
    pastel pisto pizza potaje pure quiche revuel risott rosqui salmor salsa saltea sopa tacos tarta tortil tortit tostas turron`,
  it: `aranci biscot brodo budino cannel carbon ciambe confet contor cotole crema crespe crosta crosti focacc fritta fritte gelato gnocch gratin insala involt lasagn marmel minest muffin pane panini panna
    parmig pasta pesto pizza plumca polent polpet ragu raviol risott salsa sforma spezza spiedi sugo tirami torta tortin vellut zuppa`,
  pt: `acorda arroz assado bacalh biscoi bolach bolinh bolo brigad broa caldei caldo canja compot coxinh creme empada ensopa espeta farofa feijoa folhad gelado gelati guisad lasanh massa moquec mousse panque
    pao pastei pastel pate pave picadi pizza pudim pure queija quiche risoto rissoi salada salame sandes sopa sorvet strogo sumo tarte torta vitami`,
  nl: `brood burger cake chili curry gehakt gratin hutspo koek koekje lasagn muffin nasi omelet ovensc pannen pasta pizza quiche ragout risott rollad salade saus schote smooth soep stampp stoofp taart tajine tosti vlaai wafels`,
  sv: `biffar brod bullar burgar chili curry gratan gryta grytan kaka kakan kakor lasagn mjukka muffin omelet pannka paj pizza quiche risott sallad sas smooth soppa soppan tarta vaffl`,
};

const tableOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const tablesOf = (lists: Record<Language, string>) => new Map(LANGUAGES.map((language) => [language, tableOf(lists[language])]));
const FOOD_TABLES = tablesOf(FOODS);
const DISH_TABLES = tablesOf(DISHES);

/** Whether a folded word names a food; German compounds count by how they end: Berglinsen, Kokosmilch. */
export const isFood = (word: string, language: Language): boolean => isIn(FOOD_TABLES.get(language)!, word, language);

/** Whether a folded word names a dish: "soup", "Linsensuppe". */
export const isDish = (word: string, language: Language): boolean => isIn(DISH_TABLES.get(language)!, word, language);

const STEM = 6;

function isIn(table: ReadonlySet<string>, word: string, language: Language): boolean {
  if (table.has(word.slice(0, STEM))) return true;
  if (language !== 'de') return word.endsWith('s') && table.has(word.slice(0, Math.min(STEM, word.length - 1)));
  for (let from = word.length - 9; from <= word.length - 4; from++) if (from > 2 && table.has(word.slice(from, from + STEM))) return true;
  return false;
}
