import { foldText } from '../languages';

/** The words by which recipes name their parts, on pages and in texts. All lower case. */

const INGREDIENT_HEADINGS = [
  'ingredients', 'ingredient list', 'in your box', 'from the pantry', 'what to buy', 'to buy', 'get this', 'mise en place', 'dans vos placards', "ce qu'il te faut", 'votre panier', 'du brauchst', 'brauchst du', 'from your cupboard', 'from your store cupboard', 'pantry staples', 'stuff you need', 'what goes in', 'ingredients list', 'recipe ingredients', "what you need", "what you'll need", 'what you will need', "you'll need", 'you will need', 'you need', "here's what you need", 'shopping list', "things you'll need",
  'zutaten', 'zutatenliste', 'das brauchst du', 'ihr braucht', 'man nehme', 'einkaufsliste',
  'ingrédients', 'ingrédient', 'il vous faut', 'ce qu’il vous faut', "ce qu'il vous faut", 'liste des ingrédients', 'composition',
  'ingredientes', 'lista de ingredientes', 'ingredienti', 'cosa serve', 'lista degli ingredienti',
  'ingrediënten', 'ingredienten', 'dit heb je nodig', 'wat heb je nodig', 'boodschappenlijst', 'benodigdheden', 'ingrediëntenlijst', 'ingredientenlijst', 'ingredienslista', 'ingredienslistan', 'ingrediensliste',
  'ingredienser', 'dette trenger du', 'du trenger', 'det här behöver du', 'du behöver', 'dette skal du bruge', 'det skal du bruge', 'du skal bruge', 'hráefni', 'innihald',
  'ainekset', 'ainesosat', 'raaka-aineet', 'tarvitset', 'koostisosad', 'składniki', 'skladniki', 'ingredience', 'suroviny', 'ingrediencie', 'budeme potřebovat',
  'hozzávalók', 'ingrediente', 'ингредиенты', 'ингредиент', 'состав', 'продукты', 'інгредієнти', 'продукти', 'съставки', 'необходими продукти', 'необходимые ингредиенты',
  'υλικά', 'συστατικά', 'τα υλικά', 'malzemeler', 'malzeme listesi', 'sastojci', 'sestavine', 'ingredientai', 'sastāvdaļas', 'састојци',
  '材料', '材料一覧', '食材', '用料', '原料', '재료', 'מצרכים', 'מרכיבים', 'المقادير', 'المكونات', 'nguyên liệu', 'bahan', 'bahan-bahan', 'ส่วนผสม', 'ingredients needed', 'osagaiak',
];

const INSTRUCTION_HEADINGS = [
  'instructions', 'instruction', 'timeline', 'actions', 'ablauf', 'schritte', 'so wirds gemacht', 'so gehts', 'zubereiten', "und so geht's", 'directions', 'direction', 'method', 'the method', 'steps', 'the steps', 'preparation', 'procedure', 'cooking instructions', 'cooking directions', 'preparation steps', 'recipe steps', 'recipe instructions',
  'recipe directions', 'what you do', "here's what you do", 'how you do it', 'how', 'do this', 'step by step', 'step-by-step', 'step by step instructions', 'step-by-step instructions', 'how to make', 'how to cook', 'how to prepare', 'how to', "how it's made", 'make it', "let's make it", "let's cook", 'to make',
  'cooking method', 'working method', 'cooking steps', 'preparation method', 'preparation instructions', 'baking instructions', 'recipe method', 'what to do', 'process', 'assembly', 'making it', 'here’s how', "here's how", 'prep', 'prepare',
  'zubereitung', 'anleitung', 'anleitungen', 'zubereitungsanleitung', 'und so geht es', 'zubereitungsschritte', 'arbeitsschritte', "so geht's", 'so geht’s', 'so wird’s gemacht', "so wird's gemacht", "und so wird's gemacht", 'und so wird’s gemacht', 'schritt für schritt', 'so gelingt', 'vorgehen', 'arbeitsweise', 'herstellung', 'verarbeitung',
  'préparation', 'preparation de la recette', 'préparation de la recette', 'réalisation', 'étapes', 'les étapes', 'étapes de préparation', 'étape par étape', 'mode de préparation', 'déroulement', 'recette', 'la recette', 'progression', 'marche à suivre',
  'preparación', 'elaboración', 'elaboración paso a paso', 'instrucciones', 'pasos', 'paso a paso', 'procedimiento', 'modo de preparación', 'modo de elaboración', 'cómo hacer', 'cómo preparar', 'elaboració', 'preparació',
  'modo de preparo', 'preparo', 'preparação', 'modo de preparação', 'modo de fazer', 'como fazer', 'instruções', 'passo a passo', 'confecção',
  'preparazione', 'procedimento', 'istruzioni', 'come preparare', 'come fare', 'esecuzione', 'passaggi', 'modalità di preparazione',
  'bereiding', 'beschrijving', 'bereiden', 'voorbereiden', 'voorbereiding', 'bereidingswijze', 'werkwijze', 'instructies', 'stappen', 'zo maak je het', 'zo maak je', 'aan de slag', 'stap voor stap', 'bereidingsstappen', 'recept bereiding',
  'gör så här', 'så här gör du', 'så gör du', 'tillagning', 'instruktioner', 'tillvägagångssätt', 'beredning', 'fremgangsmåde', 'sådan gør du', 'tilberedning', 'fremgangsmåte', 'slik gjør du', 'framgangsmåte', 'slik lager du', 'aðferð',
  'ohje', 'ohjeet', 'valmistus', 'valmistusohje', 'valmistusohjeet', 'tee näin', 'näin teet', 'valmistamine', 'przygotowanie', 'sposób przygotowania', 'wykonanie', 'jak przygotować', 'krok po kroku', 'przygotowanie krok po kroku', 'sposób wykonania',
  'postup', 'postup přípravy', 'příprava', 'pracovní postup', 'príprava', 'postup prípravy', 'elkészítés', 'elkészítése', 'elkészítési idő és menete', 'mod de preparare', 'preparare',
  'приготовление', 'способ приготовления', 'пошаговый рецепт', 'пошаговый рецепт приготовления', 'как приготовить', 'рецепт приготовления', 'инструкция приготовления', 'приготування', 'спосіб приготування', 'начин на приготвяне', 'приготвяне', 'припрема',
  'εκτέλεση', 'οδηγίες', 'παρασκευή', 'εκτελεση', 'hazırlanışı', 'yapılışı', 'nasıl yapılır', 'hazırlanması', 'priprema', 'priprava', 'gaminimas', 'pagatavošana',
  '作り方', '手順', '做法', '步骤', '步驟', '烹饪步骤', '만드는 법', '조리순서', '조리 순서', 'אופן ההכנה', 'הוראות הכנה', 'אופן הכנה', 'طريقة التحضير', 'cách làm', 'cara membuat', 'วิธีทำ',
];

/** What a recipe adds after its steps. */
const NOTE_HEADINGS = [
  'notes', 'note', 'good to know', 'gut zu wissen', 'bon à savoir', 'saber más', 'buono a sapersi', 'fyi', 'troubleshooting', 'watch out', 'remarks', 'häufige fragen', 'how to make it your own', 'ingredients & substitutions', 'ingredients and substitutions', 'haltbarkeit', 'recipe notes', "cook's notes", "chef's notes", 'tips', 'tip', 'tips & tricks', 'pro tips', 'recipe tips', 'top tips', "chef's tip", 'storage',
  'serving suggestions', 'substitutions', 'variations', 'wine pairing', 'tipps', 'tipp', 'notizen', 'unser tipp', 'hinweis', 'hinweise', 'astuce', 'astuces', 'conseil',
  'conseils', 'remarques', 'le conseil', 'notas', 'consejos', 'trucos', 'dicas', 'consigli', 'conservazione', 'consiglio', 'opmerkingen', 'notities', 'tipsit', 'vinkki',
  'vinkit', 'wskazówki', 'porady', 'poznámky', 'tipy', 'megjegyzések', 'советы', 'σημειώσεις', 'püf noktaları', 'コツ・ポイント', '小贴士', '팁', 'make ahead', 'to store',
  'storing', 'hints', 'hint', 'my notes', 'our tips', 'anmerkung', 'anmerkungen', 'mein tipp', 'tipps und tricks', 'aufbewahrung', 'varianten', 'variante',
  'note de cuisine', 'notes et astuces', 'mes astuces', 'mes conseils', 'variantes', 'remarque', 'nota', 'consejo', 'truco', 'conservación', 'conservação',
  'conservation', 'sugerencias', 'sugestões', 'suggerimenti', 'varianti', 'note e consigli', 'dica', 'observações', 'observaciones',
];

/** What comes after a recipe, or stands between its parts. */
const OTHER_HEADINGS = [
  'nutrition', 'nutrition facts', 'nutritional information', 'nutrition information', 'nutritional info', 'nutrition info', 'nutritional values', 'comments', 'comment',
  'leave a comment', 'leave a reply', 'reviews', 'review', 'ratings', 'related', 'related recipes', 'you may also like', 'you might also like', 'more recipes',
  'similar recipes', 'more like this', 'share', 'share this', 'faq', 'faqs', 'frequently asked questions', 'equipment', 'special equipment', 'tools', 'video',
  'about the author', 'about', 'tags', 'categories', 'did you make this', 'did you make this recipe', 'subscribe', 'newsletter', 'products used', 'recommended',
  'latest recipes', 'popular', 'recent posts', 'disclaimer', 'allergens', 'source', 'keywords', 'read more', 'you may also enjoy', 'discover more', 'nährwerte',
  'nährwertangaben', 'kommentare', 'kommentar', 'ähnliche rezepte', 'das könnte', 'weitere rezepte', 'bewertungen', 'küchengeräte', 'passende produkte', 'mehr rezepte',
  'verwandte rezepte', 'commentaires', 'valeurs nutritionnelles', 'recettes similaires', 'recettes', 'ustensiles', 'matériel', 'les commentaires', 'à lire aussi',
  'pour aller plus loin', 'comentarios', 'valor nutricional', 'información nutricional', 'recetas relacionadas', 'valores nutricionales', 'comentários',
  'informação nutricional', 'receitas relacionadas', 'commenti', 'valori nutrizionali', 'ricette correlate', 'voedingswaarde', 'voedingswaarden', 'reacties',
  'gerelateerde recepten', 'meer recepten', 'lees ook', 'keukengerei', 'reageer', 'näringsvärde', 'kommentarer', 'liknande recept', 'fler recept', 'næringsindhold',
  'næringsinnhold', 'lignende oppskrifter', 'flere oppskrifter', 'ravintosisältö', 'kommentit', 'komentarze', 'wartości odżywcze', 'podobne przepisy', 'komentáře',
  'hozzászólások', 'комментарии', 'пищевая ценность', 'энергетическая ценность', 'energetická hodnota', 'похожие рецепты', 'σχόλια', 'yorumlar', 'コメント', 'advertisement', 'table of contents', 'contents', 'jump to',
  'what others said', 'zutaten bestellen', 'inhaltsverzeichnis', 'werbung', 'sommaire', 'publicité', 'publicidad', 'pubblicità', 'publicidade', 'utensilios',
  'utensílios', 'utensili', 'utensilien', 'küchenutensilien', 'attrezzatura', 'strumenti', 'zubehör', 'nährwerte pro portion', 'nutrición', 'nutrizione', 'nutrição', 'nutrition par portion', 'voir aussi',
  'ver también', 'leggi anche', 'veja também', 'comentar', 'lascia un commento', 'deja un comentario', 'deixe um comentário', 'laisser un commentaire',
  'schreibe einen kommentar', 'leave a rating',
];

/** Parts of a dish that its ingredients are divided by; a fragment of patterns that ignore case. */
export const DISH_PARTS =
  'frosting|icing|glaze|sauce|dressing|topping|filling|stuffing|crust|pastry|dough|batter|marinade|buttercream|ganache|crumble|streusel|syrup|broth|salsa|garnish|base|layer|mixture|rub|teig|füllung|soße|creme|belag|guss|glasur|boden|pâte|garniture|glaçage|crème|masa|relleno|cobertura|glaseado|impasto|ripieno|glassa|crema|massa|recheio|molho|deeg|vulling|dej|fyld|fyllning|ciasto|farsz|nadzienie|polewa|těsto|náplň|poleva|тесто|начинка|соус|глазурь';

/** A part of a recipe, or of the page around it. */
export type SectionName = 'ingredients' | 'instructions' | 'notes' | 'other';

const LONGEST_HEADING = 70;
/** A heading goes on like this and still is one: "Ingredients for the dough", "Zutaten (4 Personen)". */
const CONTINUES = /^(?:[\s:–—\-|(,/&?!.\d]|$)/;
/** "Preparation time" is no heading of steps, "steps to success" neither. */
const TIME_FOLLOWS = /^\s*(?:&\s*cook\w*\s*)?(?:time|zeit|temps|tiempo|tempo|tijd|tid|czas|cas|duration|ajan|substitut|and substitut|notes?|tips?)\b/i;
const LEADING = /^(?:\d{1,2}\s*[.)]\s*|the |les |die |das |le |la |l['’]|los |las |el |gli |i |de |o |os |recipe |full |main )/;
/** Lines and stars that adorn a heading; the first sign of "ー材料ー" is a letter elsewhere. */
const BEFORE_NAME = /^(?:[^\p{L}\p{N}]|ー)+/u;
const BEHIND_NAME = /[\s:：.…!*»>+–ー~〜=★☆◆■●-]+$/u;
/** "Apfelkuchen backen", "Zelf oliebollen maken": where the verb comes last. */
const ENDS_AS_STEPS = /\s(?:maken|bakken|bereiden|zubereiten|backen|kochen|machen)$/;
const NAMES = byFirstLetters({ ingredients: INGREDIENT_HEADINGS, instructions: INSTRUCTION_HEADINGS, notes: NOTE_HEADINGS, other: OTHER_HEADINGS });

/** Which part of a recipe a heading announces, and whether it says nothing else ("Ingredients:" does, "How to make a cake" does not). */
export function sectionNamed(heading: string): { section: SectionName; exact: boolean } | null {
  if (heading.length > LONGEST_HEADING || !/\p{L}/u.test(heading)) return null;
  const text = foldText(heading.normalize('NFKC')).replace(BEFORE_NAME, '').replace(BEHIND_NAME, '');
  const found = named(text) ?? (LEADING.test(text) ? named(text.replace(LEADING, '')) : null);
  return found ?? (ENDS_AS_STEPS.test(text) ? { section: 'instructions', exact: false } : null);
}

/** The part of a recipe that a heading announces while it says nothing else. */
export function sectionNamedExactly(heading: string): SectionName | null {
  const found = sectionNamed(heading);
  return found?.exact ? found.section : null;
}

function named(text: string): { section: SectionName; exact: boolean } | null {
  let best: { section: SectionName; exact: boolean; length: number } | null = null;
  for (const { section, name } of NAMES.get(text.slice(0, 2)) ?? []) {
    if (!text.startsWith(name) || (best && best.length >= name.length)) continue;
    const rest = text.slice(name.length);
    if (CONTINUES.test(rest) && !TIME_FOLLOWS.test(rest)) best = { section, exact: rest === '', length: name.length };
  }
  return best && { section: best.section, exact: best.exact };
}

function byFirstLetters(headings: Record<SectionName, string[]>): Map<string, { section: SectionName; name: string }[]> {
  const groups = new Map<string, { section: SectionName; name: string }[]>();
  for (const [section, names] of Object.entries(headings) as [SectionName, string[]][]) {
    for (const name of names.map(foldText)) groups.set(name.slice(0, 2), [...(groups.get(name.slice(0, 2)) ?? []), { section, name }]);
  }
  return groups;
}
