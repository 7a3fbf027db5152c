/** Energy and what only a table of nutrition facts lists; sugar and salt are ingredients too. */
const NUTRIENT =
  /^(?:energy|energie|énergie|energ[ií]a|valor energético|calories|calor[ií]as|kalorien|brennwert|kcal|kj|kalorie|calorie|(?:total |saturated |trans )?fats?|saturates|of which|davon|dont|de las cuales|fett|gesättigte|lipides|(?:matières )?grasses|grasas|grassi|gorduras|vet(?:ten)?|tłuszcz|carb(?:ohydrate)?s?|kohlenhydrate|glucides|(?:hidratos de )?carbono|carbohidratos|carboidrati|carboidratos|koolhydraten|kolhydrat(?:er)?|karbohydrat(?:er)?|węglowodany|sugars|sucres|azúcares|zuccheri|proteins?|eiweiß|protéines|proteínas|proteine|eiwit(?:ten)?|białko|fib(?:re|er|res)|dietary fib(?:re|er)|ballaststoffe|fibras?|fibre|vezels|fibrer|błonnik|cholest\p{L}*|sodium|sodio|natrium|sód)(?!\p{L}).{0,25}?\d/iu;
const ENERGY = /\d\s?(?:kcal|kj|calories|cal)(?!\p{L})/iu;
const TIME_OR_LABEL =
  /^(?:prep|cook|bake|total|rest|active|chill|difficulty|skill|level|course|cuisine|category|author|servings?|yield|vorbereitung|zubereitungszeit|kochzeit|backzeit|gesamtzeit|ruhezeit|schwierigkeit|préparation|cuisson|repos|temps|difficulté|tiempo|dificultad|tempo|difficoltà|dificuldade|bereidingstijd|moeilijkheid|tid|svårighetsgrad|czas|trudność)(?!\p{L})[^,]{0,30}$/iu;
const LEAST_SHARE = 0.5;
const FEWEST = 2;

/** Whether lines that stand together are facts about a dish, not things that go into it: nutrients, times, levels. */
export function namesFacts(lines: readonly string[]): boolean {
  const facts = lines.filter((line) => NUTRIENT.test(line) || ENERGY.test(line) || TIME_OR_LABEL.test(line)).length;
  return (facts >= FEWEST && facts >= lines.length * LEAST_SHARE) || (lines.length === 1 && lines.some((line) => ENERGY.test(line)));
}

/** Whether one line states a fact, "Prep time: 10 minutes". */
export const namesFact = (line: string): boolean =>
  /\d/.test(line) && (NUTRIENT.test(line) || ENERGY.test(line) || TIME_OR_LABEL.test(line));

/** "Equipment", "Küchengeräte": the heading of what the cook works with. */
const EQUIPMENT =
  /(?<!\p{L})(?:(?:special |kitchen )?equipment|utensils?|tools?|cookware|küchengeräte?|geräte|hilfsmittel|utensilien|zubehör|außerdem (?:benötigt|brauchst)|ustensiles?|matériel|utensilios?|equipo|utensìli|utensili|attrezzatur[ae]|attrezzi|utensílios?|equipamentos?|keukengerei|benodigdheden|materiaal|utrustning|redskap|udstyr|utstyr|välineet|sprzęt|przybory|naczynia|pomůcky|náčiní|eszközök|оборудование|посуда|инвентарь)(?!\p{L})/iu;
const LONGEST_HEADING = 60;

export function namesEquipment(heading: string): boolean {
  return heading.length <= LONGEST_HEADING && EQUIPMENT.test(heading);
}

const TOOLS =
  'rolling pin|(?:hand |stick |immersion |stand )?(?:blender|mixer)|food processor|(?:baking|parchment|wax|greaseproof) paper|(?:baking|sheet|muffin|loaf|cake|springform|roasting|frying|sauce) ?(?:pan|tray|sheet|tin|dish)s?|(?:mixing|large|small) bowls?|whisk|spatula|skewers?|thermometer|piping bag|slow cooker|air fryer|instant pot|(?:large |heavy |stock ?)pot|' +
  'backpapier|nudelholz|(?:pürier|stab|hand)mixer|pürierstab|küchenmaschine|(?:spring|kasten|back|muffin|auflauf)form|backblech|schneebesen|spritzbeutel|' +
  'papier (?:cuisson|sulfurisé)|rouleau à pâtisserie|mixeur(?: plongeant)?|moule (?:à \\p{L}+|\\p{L}+)|fouet|poche à douille|' +
  'papel (?:de horno|vegetal|manteiga)|rodillo|batidora(?: de mano)?|molde \\p{L}+|carta (?:da )?forno|mattarello|frullatore(?: a immersione)?|stampo|bakpapier|deegroller|staafmixer|bakplåtspapper|stavmixer|bagepapir|papier do pieczenia|blender|wałek';
const TOOL = new RegExp(`^(?:an?\\s|the\\s|your\\s|ein(?:e|en)?\\s|une?\\s|un[ao]?\\s)?(?:${TOOLS})$`, 'iu');

/** "Rolling pin", "Backpapier": what a line without an amount names is no ingredient. */
export const namesTool = (line: string): boolean => TOOL.test(line.replace(/\s*\([^)]*\)\s*$/, ''));
