/*
 * Small words by which remarks differ from orders (they state, allow, suppose, compare and refuse), by which somebody tells of themselves or
 * speaks to the reader, and words of the kitchen that steps have. Folded; all our languages together, for they seldom get in each other's way.
 */
const SIGN_WORDS = {
  states: `is are was were it's they're has have gets goes comes tastes makes keeps works needs ist sind wird werden hat haben schmeckt halt braucht est sont c'est a ont devient es son esta estan queda tiene e sono ha
    viene diventa fica sao tem`,
  allows: `can could may might should would you'll kann konnen konnt sollte darf mag muss peut peuvent pouvez peux puede pueden puedes podeis puo possono potete puoi pode podem`,
  supposes: `if when unless otherwise wenn falls sonst wer si sinon se altrimenti caso senao`,
  compares: `better best more less also too instead even besser beste besten bester bestes mehr weniger auch statt noch genauso mieux meilleur meilleure meilleurs plus moins aussi encore mejor mas menos tambien aun meglio
    migliore piu meno anche ancora melhor mais tambem ainda`,
  refuses: `don't not never without nicht nie kein keine ohne ne pas jamais sans no nunca sin non mai senza nao sem`,
  story: `i i'm i've i'd i'll my we we've our me us mum mom grandma granny grandmother ich mein meine meinem meinen meiner mir mich wir unser unsere uns oma omas je j'ai mon ma mes nous notre mamie grand-mere yo mi mis
    nosotros nuestro nuestra abuela io mio mia miei noi nostro nostra nonna eu meu minha nossa nosso avo vovo`,
  you: `you your du dein deine deinem deinen deiner dir ihr sie tu ton ta tes vous votre vos te ti tus tuo tua os voi vostro vostra voce vc seu sua`,
  past: `was were had did said told made came went grew got loved war waren hatte hatten wurde kam etait etaient avait ai era eran fue habia tenia erano aveva ho foi tinha eram`,
  kitchen: `bowl pan skillet pot saucepan tin tray sheet rack dish oven heat hob stove blender processor mixer until golden bubbling tender smooth combined boil simmer schussel topf pfanne blech form ofen hitze backpapier
    goldbraun glatt min minuten stunde stunden saladier casserole poele plat moule four feu jusqu'a dore lisse bol sarten olla cazuela fuente molde horno fuego hasta dorado dorada minutos ciotola padella pentola teglia
    forno fuoco fino dorato dorata minuti tigela panela frigideira forma assadeira lume fogo ate`,
} as const;

const SIGNS = new Map<string, string[]>();
for (const [sign, list] of Object.entries(SIGN_WORDS))
  for (const word of list.split(/\s+/)) SIGNS.set(word, [...(SIGNS.get(word) ?? []), sign]);

/** What the words of a line show, each sign once. */
export function signsOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of words) for (const sign of SIGNS.get(word) ?? []) found.add(sign);
  return [...found];
}
