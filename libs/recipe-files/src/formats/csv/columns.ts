/** What a column of somebody's table can hold. */
export type ColumnField =
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'prep'
  | 'cook'
  | 'total'
  | 'servings'
  | 'tags'
  | 'source'
  | 'url'
  | 'author'
  | 'notes'
  | 'rating'
  | 'difficulty'
  | 'picture'
  | 'nutrition'
  | 'created'
  | 'favorite'
  | 'unused'
  | IngredientPart;

/** Where each row is one ingredient, its parts may have columns of their own; `ingredients` is its name. */
type IngredientPart = 'amount' | 'unit' | 'preparation';

/** Words that columns are headed with, in English, German, French, Spanish, Italian and Portuguese. */
const WORDS: Record<Exclude<ColumnField, IngredientPart>, string> = {
  title:
    'title|name|recipe|recipe name|recipe title|dish|titel|rezept|rezeptname|gericht|titre|nom|recette|nom de la recette|título|titulo|nombre|receta|plato|titolo|nome|ricetta|piatto|receita|prato',
  description:
    'description|summary|about|intro|introduction|beschreibung|kurzbeschreibung|einleitung|résumé|descripción|descripcion|resumen|descrizione|riassunto|descrição|descricao|resumo',
  ingredients:
    'ingredients|ingredient|ingredient list|shopping list|zutaten|zutat|ingrédients|ingrédient|ingredientes|ingrediente|ingredienti',
  instructions:
    'instructions|instruction|directions|direction|method|steps|step|preparation|procedure|how to make|zubereitung|anleitung|schritte|schritt|arbeitsschritte|préparation|étapes|étape|réalisation|instrucciones|preparación|preparacion|pasos|paso|elaboración|elaboracion|procedimento|procedimiento|preparazione|istruzioni|passaggi|svolgimento|instruções|instrucoes|modo de preparo|modo de preparação|preparo|passos|passo',
  prep: 'prep time|prep|preparation time|active time|active|hands on time|vorbereitungszeit|vorbereitung|arbeitszeit|zubereitungszeit|temps de préparation|tiempo de preparación|tiempo de preparacion|tempo di preparazione|tempo de preparo|tempo de preparação',
  cook: 'cook time|cooking time|cook|bake time|baking time|kochzeit|garzeit|backzeit|koch backzeit|temps de cuisson|cuisson|tiempo de cocción|tiempo de coccion|cocción|tempo di cottura|cottura|tempo de cozimento|cozimento|tempo de cozedura',
  total:
    'total time|total|time|duration|ready in|gesamtzeit|zeit|dauer|temps total|temps|durée|tiempo total|tiempo|duración|duracion|tempo totale|tempo|durata|tempo total|duração',
  servings:
    'servings|serving|serves|yield|yields|portions|people|makes|portionen|portion|personen|menge|ergibt|ausbeute|nombre de personnes|personnes|parts|rendement|raciones|porciones|comensales|personas|rendimiento|porzioni|persone|dosi|porções|porcoes|pessoas|rendimento',
  tags: 'tags|tag|labels|label|keywords|category|categories|course|cuisine|meal|meal type|type|diet|schlagworte|schlagwörter|stichworte|kategorie|kategorien|küche|gang|étiquettes|mots clés|catégorie|catégories|régime|etiquetas|categoría|categorías|categoria|categorias|cocina|dieta|etichette|categorie|cucina|portata|cozinha',
  source: 'source|source name|book|cookbook|from|quelle|herkunft|buch|kochbuch|livre|fuente|origen|libro|fonte|origine|origem|livro',
  url: 'url|link|website|web|web page|address|source url|recipe url|webseite|adresse|lien|site|site web|enlace|sitio|sito|indirizzo|endereço|ligação',
  author: 'author|chef|cook name|by|creator|autor|autorin|verfasser|auteur|autora|autore',
  notes:
    'notes|note|comments|comment|tips|tip|remarks|notizen|notiz|anmerkungen|hinweise|tipps|remarques|conseils|astuces|notas|comentarios|consejos|appunti|commenti|consigli|observações|dicas|comentários',
  rating:
    'rating|stars|score|bewertung|sterne|évaluation|étoiles|puntuación|valoración|estrellas|valutazione|voto|stelle|avaliação|estrelas',
  difficulty:
    'difficulty|level|skill level|schwierigkeit|schwierigkeitsgrad|difficulté|niveau|dificultad|nivel|difficoltà|livello|dificuldade|nível',
  picture: 'image|images|photo|picture|image url|photo url|picture url|bild|bilder|foto|imagen|immagine|imagem',
  nutrition:
    'nutrition|nutrition facts|nutritional info|nutritional information|nährwerte|nährwertangaben|valeurs nutritionnelles|información nutricional|valori nutrizionali|informação nutricional',
  created:
    'created|created at|date added|date created|added|erstellt|angelegt|date de création|fecha de creación|creado|data di creazione|criado em',
  favorite: 'favorite|favourite|favorit|favori|favorito|preferito',
  unused: 'id|uuid|slug|index|row|nr|updated|updated at|modified',
};

/** Letters beyond ASCII begin and end no word for \b. */
const wholeWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Each nutrient that has a column of its own is a statement ("Calories: 120"). Only whole words count: a carbon footprint is none. */
const NUTRIENT = wholeWord(
  'calories|kcal|kalorien|energy|energie|fat|fett|protein|eiweiß|eiweiss|carbs?|carbohydrates?|kohlenhydrate|fib(?:er|re)|ballaststoffe|sugars?|zucker|sodium|natrium|cholesterol|lipides|glucides|protéines|sucres?|fibres|calorías|calorias|grasas?|proteínas?|carbohidratos|azúcar(?:es)?|fibra|sodio|calorie|grassi|proteine|carboidrati|zuccheri|gorduras?|carboidratos|açúcar(?:es)?|sódio',
);

const FIELD_OF = new Map(
  (Object.entries(WORDS) as [ColumnField, string][])
    .reverse()
    .flatMap(([field, words]) => words.split('|').map((word) => [word, field] as const)),
);
const LONGEST_FIRST = [...FIELD_OF.keys()].sort((a, b) => b.length - a.length);

/** Longer ones are sentences. */
const LONGEST_HEADING = 60;

/** What a column holds by its heading, as `Table.head` has it; null when no word in it is known. */
export function fieldOfHeading(heading: string): ColumnField | null {
  const plain = heading
    .replace(/\([^)]*\)|\[[^\]]*\]|\d+|[:#*.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const exact = FIELD_OF.get(plain);
  if (exact) return exact;
  if (plain.length > LONGEST_HEADING) return null;
  if (NUTRIENT.test(plain)) return 'nutrition';
  const word = LONGEST_FIRST.find((candidate) => candidate.length > 3 && ` ${plain} `.includes(` ${candidate} `));
  return FIELD_OF.get(word ?? '') ?? null;
}

const INGREDIENT = /ingredient|zutat|ingrédient/i;
const PARTS: [IngredientPart, RegExp][] = [
  ['amount', wholeWord('amount|quantity|qty|menge|anzahl|quantité|cantidad|quantità|quantidade')],
  ['unit', wholeWord('units?|uom|measure|einheit|unité|unidad|unità|unidade')],
];
const REMARK = wholeWord('notes?|comments?|preparation|prep|notiz|hinweis|vorbereitung');

/** The columns where each row is one ingredient: those of its parts as such. Unchanged unless the unit has a column, or an amount is marked as an ingredient's. */
export function withIngredientParts(head: readonly string[], fields: readonly (ColumnField | null)[]): (ColumnField | null)[] {
  const parts = head.map(
    (heading) =>
      PARTS.find(([, words]) => words.test(heading))?.[0] ?? (INGREDIENT.test(heading) && REMARK.test(heading) ? 'preparation' : null),
  );
  const isSplit = parts.includes('unit') || head.some((heading, column) => parts[column] === 'amount' && INGREDIENT.test(heading));
  const hasName = fields.some((field, column) => field === 'ingredients' && parts[column] === null);
  return isSplit && hasName ? fields.map((field, column) => parts[column] ?? field) : [...fields];
}

/** Enough of a table to guess by. */
const SAMPLE_ROWS = 40;
const AMOUNT_START = /^[-–*•]?\s*(?:\d|[½¼¾⅓⅔⅛])/;

/** The meaning of columns by their content, where no heading names it: the ingredients, the steps, the title. */
export function fieldsByContent(rows: readonly string[][], known: readonly (ColumnField | null)[]): (ColumnField | null)[] {
  const fields = [...known];
  const columns = fields.map((_, column) =>
    rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => (row[column] ?? '').trim())
      .filter(Boolean),
  );
  const assign = (field: ColumnField, scoreOf: (cells: string[]) => number): void => {
    if (fields.includes(field)) return;
    const scores = columns.map((cells, column) => (fields[column] === null && cells.length > 0 ? scoreOf(cells) : 0));
    const best = Math.max(0, ...scores);
    if (best > 0) fields[scores.indexOf(best)] = field;
  };
  assign('url', (cells) => Math.max(0, shareOf(cells, (cell) => /^https?:\/\/\S+$/i.test(cell)) - 0.5));
  assign('ingredients', (cells) => Math.max(0, shareOf(cells, isIngredientList) - 0.4));
  assign('instructions', (cells) => (shareOf(cells, isProse) > 0.4 ? averageLength(cells) : 0));
  assign('title', (cells) =>
    averageLength(cells) <= 80 && shareOf(cells, (cell) => /\p{L}{3}/u.test(cell) && !cell.includes('\n') && !AMOUNT_START.test(cell)) > 0.8
      ? 1
      : 0,
  );
  return fields;
}

const shareOf = (cells: readonly string[], fits: (cell: string) => boolean): number => cells.filter(fits).length / cells.length;
const averageLength = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
const isProse = (cell: string): boolean => cell.length > 60 && /\p{L}[.!](?:\s|$)/u.test(cell);

function isIngredientList(cell: string): boolean {
  const lines = cell
    .split(/[\n;|]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 1 && lines.filter((line) => AMOUNT_START.test(line)).length >= lines.length / 2 && averageLength(lines) < 70;
}
