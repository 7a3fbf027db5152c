import { LANGUAGES, type Language } from '../languages';

/*
 * Words that tell a cook what to do, folded: imperatives, infinitives and, where recipes use them, the first person plural, with the words
 * that put steps in order. With a dash: the beginning of such a word.
 */
const VERBS: Record<Language, string> = {
  en: `add adjust allow arrange assemble bake baste beat blanch blend blitz boil bring broil brown brush butter carefully check chill chop coat combine continue cook cool cover cream
    crimp crush cube cut decorate deglaze dice dip discard dissolve divide dollop dot drain dredge drizzle drop dry dump dust enjoy fill finish flatten flip fold form freeze fry garnish get give go gather hull core rinse char
    gently grate grease grill heat increase insert invert keep knead ladle lay leave let lift line lower make marinate mash massage measure melt microwave mix move pat peel pinch pipe place poach
    pop pour preheat prepare press pulse punch push put puree reduce refrigerate reheat remove repeat reserve rest return rinse roast roll rub saute sauté scatter scoop score scrape
    scrub sear season separate serve set shake shape shred sift simmer skim slice slowly soak spoon spread sprinkle squeeze stand steam stir store strain stretch stuff swirl switch take taste
    tear test thin throw tie tip top toss transfer trim turn uncover unmold unroll use using wait warm wash whip whisk wipe work wrap once when after next then finally while meanwhile
    until working in place`,
  de: `abdeck- abgiess- abkuhl- ablosch- abschmeck- absieb- abtropf- anbrat- anbrate anricht- anrost- anschwitz- aufkoch- aufgiess- aufgeh- auflos- aufschlag- aufteil- ausbreit- auskuhl- ausleg-
    ausroll- ausstech- auspress- ausstreich- back backen backe backt bedeck- beleg- bestaub- bestreich- bestreu- betraufel- braten brate brat bringen bringt bring dazu dazugeb- dann danach drehen dunsten dunst- einfett-
    einfull- einkoch- einleg- einruhr- einstreu- eindick- einweich- entfern- entkern- erhitz- erwarm- einfetten fett- form- fritt- fullen fulle full garen garnier- geben gebt gebe gib giessen giess
    giesse hack- halbier- heizen heiz heraus- hinein- hinzu- hobeln kalt knet- koch- kuhl- lass- leg- los- marinier- mixen nehmen nehme nimm nehmt offn- panier- press- prob- purier-
    quell- raspel- reiben reduzier- roll- rost- ruhr- salzen schal- schieb- schlag- schmelz- schmeck- schmor- schneid- schutt- schwenk- schwitz- servier- setz- sieb- simmer- spul- spritz- stauben stech- steck-
    stell- streich- streu- sturz- tauch- teil- trockn- trenn- tupf- umruhr- umfull- unterheb- unterruhr- untermisch- verknet- vermeng- vermisch- verquirl- verruhr- verteil- verstreich- verzier-
    vorbereit- vorheiz- vorwarm- walz- warm- wasch- wend- wickel- wiederhol- wurfel- wurz- zerkleiner- zerlass- zerdruck- zerteil- zerbrosel- ziehen zieh zubereit- zudeck- zufug- zugeb- zupf- zuletzt
    zwischendurch anschliessend inzwischen wahrenddessen zuerst zunachst nun jetzt schliesslich sofort ruhen gehen weich garziehen kocheln einkochen`,
  fr: `abaiss- ajout- allong- amen- aromatis- arros- assaisonn- assembl- attend- badigeonn- batt- beurrer beurrez blanchi- bouill- broy- carameli- chauff- cisel- coll- concass- coup- couvr- cuire
    cuis- decor- decoup- deglac- degust- delay- demoul- depos- detaill- detend- dispos- divis- dorer dorez dress- ebouillant- ecras- effeuill- egoutt- eminc- emiett- enfourn- enlev- enroul- epluch- essor- etal- etend- evid-
    faire faites fais farci- ferm- finir finissez flamb- foncer foncez fouett- fond- form- fris- garder gardez garni- gratin- grill- hach- huil- imbib- incis- incorpor- infus- introdui- jet- laiss- lav- liss- maintenir malax-
    marin- melang- mettre mett- mijot- mixer mixez mixe monter montez mouill- napp- nettoy- ot- ouvr- parfum- parsem- passer passez patient- pel- petri- peser pesez piqu- placer placez plong- poch- poel- poivrer poivrez portez porter pos-
    pouss- prechauff- prelev- prepar- prendre prenez procedez rabatt- rajout- ramen- rap- realis- recouvr- rectifi- redui- refroid- remu- renvers- repart- repet- repos- reserv- retir- retourn- revenir
    rinc- riss- rouler roulez salez saler saupoudr- saut- sech- separ- servez servir sortez sortir suer surveill- tailler taillez tamis- tapiss- termin- tir- torref- tourn- tranch- transvas- travaill- tremp-
    utilis- vers- verif- vid- ensuite puis enfin pendant lorsque quand apres commenc- debut- cuit`,
  es: `abrimos abre abrir acab- aclar- aderez- adorn- agreg- alin- amas- anad- apag- apart- aplast- asamos asar asa bat- blanque- calent- calient- caramel- casca- cocemos cocer cocin- coc- coloc- colamos colar cuela
    combin- congel- consum- cort- cubr- cuec- cuez- dej- decor- derret- derrit- desalar descart- desech- desglas- deshues- desmenuz- desmold- disolv- disuelv- distribu- divid- dora- dore- echa- eche- elabor- empan- emplat-
    empez- enciend- encend- enfri- engras- enharin- enjuag- enroll- escald- escurr- espolvor- espum- estir- exprim- extend- extiend- forr- fre- frie- funde fundir fundimos gratin- guis- hacemos hacer haz haga herv- hierv-
    hidrat- horne- incorpor- integr- introduc- lava- lave- limpi- llena- llev- machac- majar maja maj- mantec- manten- marca marin- mezcl- mient- moja- moje- mol- monta- mueve napa- pasa- pase- pela- pele- pica- pique- pinch- pint- poch- pon pone- ponga-
    precalent- prepar- probamos prueba pruebe pul- quita- quite- rall- reban- reboz- rectific- reduc- refreir refri- reg- rega- rehog- rellen- remoj- remov- remuev- repart- repet- repos- reserv- retir- revuelv- roci- saca-
    saque- salpiment- saltea- salteamos sazon- sec- sella- separ- serv- sirv- sofr- sube suba tamiz- tapa- tape- templ- tost- trabaj- traslad- tritur- troce- unta- unte- utiliz- vert- viert- volc- vuelc- volte- vuelv- luego despues cuando
    finalmente primero`,
  it: `abbass- accend- adagi- affett- aggiung- aggiust- allarg- amalgam- appassi- appiatt- apri- arrotol- asciug- assaggi- assembl- aument- avvolg- bagn- battere battete batti bollire brasa- caramell- colate cola complet-
    compon- condi- conserv- copri- cospar- cuoc- cuocer- decor- dispon- distribu- divid- dora- elimin- emulsion- estrae- evita- fate fai far fare farc- fond- form- friggi- frigget- frull- gira- grattugi- guarn- imburr- immerg-
    impan- impast- impiatt- incid- incorpor- infarin- inform- inforn- insapor- intiep- inzupp- lasci- lav- lavor- lega- lessa- lessi- livell- mantec- mantien- marin- mescol- mett- miscel- mischi- mond- mont- oliat- ottien-
    passa- passi- pela- pest- pennell- piega- poni- ponet- porta- preleva- prend- prepar- preriscald- proced- procedet- profum- puli- punzecch- raffredd- regol- rass- ricav- ricopr- riduc- rigir- rimuov- ripet- ripos- riscald-
    risciacqu- rivest- riversa- rosol- rotola- rovesci- salta- sala- scald- schiacc- schium- sciacqu- sciogl- scol- scott- serv- setacci- sfila- sforn- sfum- sgocciol- sgusci- sigill- sistem- smussa- soffrigg- spalm- spars- sparg- spegn- spell-
    spenn- spezz- spolver- sprem- squagli- stend- strizz- taglia- tampon- tenet- toglie- togli- tosta- trasfer- travas- trita- unir- unit- unisc- ungi- ung- utilizz- vers- poi quindi infine intanto dopo quando appena`,
  pt: `abaf- abra acenda acert- acrescent- adicion- afog- agreg- aguard- alis- amass- apagu- aperte aquec- arrum- asse assar assa asse-se atenc- barr- bata bate- bater batem branqu- caramel- coa coe coar cobr- coloq- coloc-
    combin- congel- coza coze- cozinh- corta- corte cortem cubra- cubr- decor- deit- deix- demolh- derret- derram- desenform- deslig- desmold- despej- dispon- dissolv- distribu- divid- dobr- dour- elabor- embrulh- empan-
    enche- encha enfeit- enform- enrol- entorn- enxug- enxagu- envolv- escorr- escald- escalf- espalh- esper- espet- esprem- estend- estic- evite faca- faz- ferv- finaliz- forme- forr- frit- fur- gele- grelh- gratin- guard-
    incorpor- inclu- introduz- junt- lamin- lav- leve- leva- limp- liguidif- ligu- mantenh- marin- mex- mistur- model- molh- mont- pass- peg- peneir- pel- pincel- piqu- polvilh- ponh- por pre-aquec- preaquec- prepar-
    prenda prove prov- raspe rasp- rechei- refog- reg- reduz- repit- repous- reserv- retir- revir- rode- salpic- salpiqu- salte- separ- sirv- serv- sobrepo- sov- suba tamp- temper- tire- tir- torr- transfir- traga- tritur-
    unt- us- utiliz- verta verti- vire- depois entao quando enquanto assim-que`,
  nl: `aanbrad- afgiet- afkoel- afmaken bak bakken bakt bedek- bekleed- beleg- bereid- besmeer besmeren bestrijk- bestrooi- bewaar blancheer- blend- blus braad breek breng brengen dek dep doe doen druk draai fruit giet
    gieten garneer grill haal hak hakken halveer houd invet- klop kloppen kneed kneden knip kook koken kruid laat laten leg leggen los marineer maal meng mengen mix neem ontdoe pel pers pocheer prak pureer rasp
    roer roeren rol rooster schenk schep scheppen schik schil schillen schuif serveer serveren smelt smeer snijd snij snijden snipper spoel sprenkel stamp steek stoof stort strooi verdeel verdelen verhit verhitten
    verwarm verwarmen verwijder voeg voorverwarm- vouw vul wacht warm was week wel werk zeef zet zetten vervolgens daarna intussen ondertussen eerst tenslotte`,
  sv: `ansa baka bakas blanda blandas bred bred- bryn bryna dela doppa forma fras frys fyll fyller garnera gnid gor gratinera grilla hacka hall halla hall- halv- hett- hyvla jas jasa jaser kavla klappa klipp
    knada koka kokas koka- krama krossa krydda kyl kyla lagg lat lata lata- lyft mal mal- marinera mixa mosa mos nyp olja panera passera pensla platta pressa pudra putsa reducera ringla riv rora ror rulla rosta salta servera
    sila sjud skala sked skiva skolj skar skara skrapa smaka smalt smorj spritsa stalla stall stanga stek steka strimla stro stek- tag tarna tillsatt toppa torka trana trycka tryck varm varma vand vik vispa vispas ugn
    upprepa darefter sedan under tiden forst sist`,
};

const SHORTEST = 2;
const LONGEST = 9;

interface VerbTable {
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

function tableOf(list: string): VerbTable {
  const entries = list.split(/\s+/);
  const isBeginning = (entry: string): boolean => entry.endsWith('-');
  return {
    words: new Set(entries.filter((entry) => !isBeginning(entry))),
    beginnings: new Set(entries.filter(isBeginning).map((entry) => entry.slice(0, -1))),
  };
}

const TABLES = new Map(LANGUAGES.map((language) => [language, tableOf(VERBS[language])]));

/** Whether a folded word tells a cook what to do, in this language. */
export function isCookingVerb(word: string, language: Language): boolean {
  const { words, beginnings } = TABLES.get(language)!;
  if (words.has(word)) return true;
  for (let length = SHORTEST; length <= LONGEST && length <= word.length; length++) if (beginnings.has(word.slice(0, length))) return true;
  return false;
}
