/*
 * What the verbs and things of a step say about its time, in English and German, as patterns over text without accents and in lower case. Words of
 * waiting win over words of work: "stir, then simmer for 20 minutes" waits.
 */
const any = (words: string): RegExp => new RegExp(`(?:^|[^a-z])(?:${words.trim().split(/\s+/).join('|')})(?:$|[^a-z])`);

export const WAITING = any(`
  bake[ds]? baking roast(?:ed|ing)? simmer(?:ing)? braise[ds]? stew boil(?:ing)? poach steam(?:ed)? slow-cook chill(?:ed)? refrigerate freeze cool(?:ed)? rest
  resting stand sit rise proof prove marinate[ds]? soak(?:ed)? infuse steep thicken reduce preheat thaw defrost set
  backen gebacken garen schmoren kocheln kochen aufkochen dunsten dampfen ziehen ruhen gehen kuhlen auskuhlen abkuhlen kaltstellen einweichen
  marinieren auftauen quellen einkochen vorheizen uberbacken erstarren gefrieren`);

export const WORKING = any(`
  stir(?:ring)? whisk(?:ing)? knead beat fry saute toast sear brown chop slice mix fold grill turn(?:ing)? tossing flip
  ruhren verruhren kneten schlagen anbraten braten schneiden hacken mischen wenden rosten grillen`);

export const OVEN = any(`
  oven ovens bake[ds]? baking roast(?:ed|ing)? broil ofen backofen backrohr backen gebacken uberbacken`);

export const HOB = any(`
  boil(?:ing)? simmer(?:ing)? fry saute poach steam sear brown pan saucepan skillet pot wok heat braise stew reduce thicken
  kochen aufkochen kocheln braten anbraten dunsten dampfen schmoren topf pfanne einkochen herd`);

export const OVERNIGHT =
  /\b(?:overnight|over night|the (?:day|night|evening) before|a day ahead|uber nacht|am (?:vor)?tag (?:vorher|zuvor)|am vortag|am vorabend)\b/;

/** What must begin the day before, by the words for it. */
export const AHEAD = {
  thaw: any('thaw(?:ed)? defrost(?:ed)? auftauen aufgetaut'),
  soak: any('soak(?:ed|ing)? einweichen eingeweicht'),
  marinate: any('marinate[ds]? marinade marinating marinieren mariniert beize einlegen'),
} as const;
