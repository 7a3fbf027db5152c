/** The words by which pages name the times and the yield of a recipe; fragments of patterns that ignore case. */

export type TimeField = 'prep_time' | 'cook_time' | 'total_time';

export const TIME_WORDS: Record<TimeField, string> = {
  total_time:
    'total(?:\\s+time)?|ready in|overall time|recipe time|start to finish|gesamtzeit|gesamt|zeit gesamt|temps total|tiempo total|tempo totale|tempo total|totale? (?:bereidings)?tijd|total ?tid|całkowity czas(?: przygotowania)?|łączny czas|celkov[ýy] čas|celkový čas přípravy|összesen|общее время|συνολικός χρόνος|toplam süre|kokonaisaika|合計時間|tid i alt|timp total|valmistusaika|总时间|總時間|총 시간|insgesamt|durée totale|duración total|durata totale|teljes idő|elkészítési idő|(?:szükséges )?összidő|загальний час|ukupno vrijeme|所要時間|완성 시간|זמן כולל|סה"כ זמן|الوقت الإجمالي|الوقت الكلي',
  prep_time:
    'prep(?:aration|\\.)?(?:\\s+time)?|hands[- ]on(?:\\s+time)?|active(?:\\s+time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung|temps de préparation|préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|tempo de prepar(?:o|ação)|preparo|preparação|voorbereiding(?:stijd)?|bereidingstijd|förberedelsetid|arbejdstid|arbetstid|förberedelse|forberedelse(?:stid)?|czas przygotowania|przygotowanie|(?:doba |čas )?příprav[ya]|príprava|előkészítés(?: ideje)?|время подготовки|подготовка|χρόνος προετοιμασίας|hazırlama(?: süresi)?|hazırlık|valmisteluaika|準備時間|bereiden|timp de preg[ăa]tire|timp de preparare|准备时间|準備时间|προετοιμασία|час підготовки|підготовка|vrijeme pripreme|準備时間|준비 ?시간|זמן הכנה|وقت التحضير|مدة التحضير',
  cook_time:
    'cook(?:ing)?(?:\\s+time)?|bak(?:e|ing)(?:\\s+time)?|kochzeit|backzeit|garzeit|koch-?/?backzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|tempo de (?:cozimento|forno)|cozimento|kooktijd|oventijd|baktijd|kook-?/?oventijd|tillagningstid|tillagning|tilberedning(?:stid)?|stegetid|bagetid|czas gotowania|czas pieczenia|gotowanie|pieczenie|(?:doba |čas )?(?:vaření|pečení)|pečenie|sütés ideje|főzés(?:i idő)?|время (?:приготовления|готовки)|приготовление|χρόνος μαγειρέματος|pişirme süresi|pişirme|kypsennysaika|調理時間|stoven|timp de g[ăa]tire|timp de coacere|烹饪时间|烹飪時間|μαγείρεμα|ψήσιμο|χρόνος ψησίματος|cozedura|horneado|fırın|час приготування|приготування|vrijeme kuhanja|조리 ?시간|זמן (?:אפייה|בישול)|وقت (?:الطهي|الطبخ|الخبز)|مدة (?:الطهي|الطبخ)',
};

/** What dough, meat and jelly take by themselves: a part of the whole time too. */
export const REST_WORDS =
  'rest(?:ing)?(?:\\s+time)?|chill(?:ing)?(?:\\s+time)?|proof(?:ing)?(?:\\s+time)?|proving(?:\\s+time)?|ris(?:e|ing)(?:\\s+time)?|marinat(?:e|ing)(?:\\s+time)?|cooling(?:\\s+time)?|freez(?:e|ing)(?:\\s+time)?|soak(?:ing)?(?:\\s+time)?|inactive(?:\\s+time)?|ruhezeit|gehzeit|kühlzeit|wartezeit|marinierzeit|(?:temps de )?(?:repos|réfrigération|levée|pousse|marinade)|(?:tiempo de )?(?:reposo|levado|fermentación|refrigeración)|(?:tempo di )?(?:riposo|lievitazione|raffreddamento)|(?:tempo de )?(?:descanso|repouso|levedação)|rusttijd|rijstijd|wachttijd|koeltijd|vilotid|jästid|hviletid|hevetid|hæve?tid|nostatusaika|czas (?:odpoczynku|wyrastania|chłodzenia)|(?:doba |čas )?kynutí|pihentetés|kelesztés|отдых|расстойка|寝かせ時間|発酵時間';

/** Where one of these is the only time named, it is the whole time. */
export const WHOLE_WHEN_ALONE =
  /prep\w* (?:&|and|\+) cook|cook\w* (?:&|and|\+) prep|préparation et (?:la )?cuisson|cuisson et (?:la )?préparation|preparación y cocción|preparazione e cottura|preparo e cozimento|zubereitungszeit|bereidingstijd|czas przygotowania|doba přípravy|время (?:приготовления|готовки)|час приготування|調理時間/i;

/** "Time: 35 minutes": which time is left open. */
export const BARE_TIME_WORDS =
  'takes|dauert|kesto|varighe[dt]|trajanje|time|duration|tid|zeit|dauer|temps|durée|tiempo|duración|tempo|durata|tijd|duur|aika|czas|čas|idő|süre|время|χρόνος|timp|时间|時間|시간|זמן|الوقت';

export const PEOPLE_WORDS =
  'servings?|serves|people|persons?|pers\\.?|portions?|portionen|personen|personnes?|personas?|persone|persona|persoons|personer|porties|portioner|port\\.|porsjoner|annosta|annokselle|hlö|porcj[iae]|osób|osoby|os\\.|porc[ieí]|porciones|porciók|porções|pessoas|porzioni|adag|főre|darab lesz|порци\\p{L}+|персон\\p{L}*|человек|μερίδες|άτομα|kişilik|人分|人前|人份|인분|comensales|raciones|couverts|doses|porcije|осіб|порці[їя]|מנות|סועדים|أشخاص|حصص|pax';

export const SERVES_WORDS =
  'serves|feeds|servings?|yields?|makes|ergibt|menge(?=\\s*:)|antal(?=\\s*:)|portions?|portionen|personen|portioner|porties|porciones|porzioni|personnes|personas|persone|für|pour|per|para|voor|för|til|ilość porcji|liczba porcji|počet porcí|porce|adag|порций|порции|rendimento|rendimiento|dosi per|ration(?:en|es)?|servings? size|porții|annoksia|μερίδες|份量|人数|doses|dosi|raciones|comensales|kişilik|osób|osoby|főre|מנות|عدد الحصص|تكفي';

/** Before a number that nobody has counted. */
export const ABOUT_WORDS =
  'about|around|approx(?:\\.|imately)?|some|ca\\.?|circa|cca|etwa|rund|ungefähr|environ|env\\.?|unos|unas|cerca de|ongeveer|około|ok\\.|kb\\.|noin|omtrent|ungefär|около|примерно';
