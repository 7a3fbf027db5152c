import { stem } from './words';

/** What belongs to a kind: whoever looks for pasta means linguine too. Folded names. */
const KINDS: Readonly<Record<string, string>> = {
  pasta:
    'spaghetti linguine fettuccine penne rigatoni macaroni tagliatelle farfalle fusilli orzo lasagna lasagne orecchiette bucatini ravioli tortellini gnocchi noodle nudel',
  nudel: 'spaghetti linguine penne rigatoni tagliatelle farfalle fusilli lasagne spatzle pasta',
  noodle: 'udon soba ramen vermicelli pasta',
  fish: 'salmon cod tuna trout haddock halibut tilapia mackerel sardine anchovy snapper',
  fisch: 'lachs kabeljau thunfisch forelle hering makrele seelachs',
  seafood: 'shrimp prawn crab lobster mussel clam scallop squid',
  bean: 'chickpea kidney cannellini pinto edamame lentil',
  cheese: 'cheddar mozzarella parmesan feta ricotta gouda gruyere halloumi brie',
  kase: 'gouda mozzarella parmesan feta emmentaler',
  meat: 'beef pork lamb chicken turkey veal bacon ham sausage',
  fleisch: 'rind schwein lamm hahnchen pute hackfleisch speck',
  berri: 'strawberry raspberry blueberry blackberry cranberry',
  nut: 'almond walnut pecan hazelnut cashew pistachio',
  cookie: 'biscuit shortbread snickerdoodle',
  shrimp: 'prawn',
  prawn: 'shrimp',
  zucchini: 'courgette',
  courgette: 'zucchini',
  eggplant: 'aubergine',
  aubergine: 'eggplant',
  cilantro: 'coriander',
  coriander: 'cilantro',
  scallion: 'spring green',
  arugula: 'rocket',
};

const byStem = new Map(Object.entries(KINDS).map(([kind, names]) => [stem(kind), names.split(' ').map(stem)]));

/** Basic forms of what the word is the kind of, or another name for; empty where none is known. */
export const namesOfKind = (word: string): readonly string[] => byStem.get(word) ?? [];
