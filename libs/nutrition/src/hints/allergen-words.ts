import type { Allergen } from '@simmer/contracts/constants';

interface Words {
  /** Names of foods that hold it. */
  readonly contains: string;
  /** Foods that often hold it, depending on the maker. */
  readonly may?: string;
  /** Names that look like it and are not. */
  readonly not?: string;
  /** What says of a whole line that it is without. */
  readonly free?: string;
}

/*
 * Our own lists, English and German, in the basic form of `wordsOf`: lower case, no accents, singular. A phrase stands for itself with spaces
 * as `_`; a word that ends in `*` also begins longer ones, one that begins with `*` also ends them (German compounds).
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, Words>> = {
  gluten: {
    contains: `wheat flour *mehl mehl weizen* dinkel* roggen* gerste* bread *brot brot breadcrumb panko baguette ciabatta focaccia bagel bun brioche croissant pita naan wrap
      tortilla pasta spaghetti penne macaroni linguine fettuccine rigatoni farfalle fusilli orzo lasagna lasagne noodle *nudel nudeln ramen udon couscous bulgur semolina griess farro
      spelt barley rye seitan gluten cracker biscuit cookie pretzel pastry phyllo filo *teig blatterteig puff_pastry pie_crust dumpling wonton gnocchi beer bier malt stout
      semmelbrosel paniermehl zwieback brotchen toast crouton cake sponge ladyfinger loffelbiskuit graham_cracker graupen pumpernickel`,
    may: 'oat oats hafer* haferflocken granola musli soy_sauce sojasauce sojasosse stock_cube bouillon bruhwurfel gravy sausage wurst meatball worcestershire_sauce corn_flake hoisin_sauce teriyaki_sauce miso',
    free: 'gluten_free glutenfrei*', not: `rice_flour almond_flour coconut_flour chickpea_flour buckwheat_flour corn_flour tapioca_flour potato_flour gram_flour oat_flour corn_tortilla rice_noodle glass_noodle rice_paper buckwheat
      sweet_potato_noodle shirataki reismehl mandelmehl kichererbsenmehl buchweizenmehl maismehl kokosmehl kartoffelmehl reisnudel* glasnudel* johannisbrotkernmehl cassava_flour quinoa_flour`,
  },
  crustaceans: { contains: 'shrimp prawn crab crabmeat lobster crayfish langoustine scampi garnele* krabbe* krebs* hummer krevette*', may: 'fish_stock seafood shrimp_paste bouillabaisse meeresfruchte', not: 'crab_apple' },
  eggs: { contains: 'egg egg_white egg_yolk yolk ei eier eigelb eiweiss* mayonnaise mayo aioli meringue *baiser hollandaise egg_noodle eiernudel* brioche eggnog ladyfinger loffelbiskuit', may: 'pasta gnocchi cake cookie ranch_dressing caesar_dressing tagliatelle marshmallow', free: 'vegan* egg_free', not: 'eggplant egg_replacer egg_substitute flax_egg' },
  fish: { contains: 'fish salmon cod haddock halibut tuna trout anchovy mackerel sardine herring tilapia snapper sea_bass catfish sole flounder lachs* kabeljau* thunfisch* forelle* sardelle* makrele* hering* fisch* seelachs* zander dorsch* fish_sauce fischsauce caviar roe dashi lox', may: 'worcestershire_sauce worcestersauce caesar_dressing kimchi', free: 'vegan*', not: '' },
  peanuts: { contains: 'peanut groundnut erdnuss* erdnusse* satay', may: 'mixed_nut trail_mix', not: '' },
  soy: { contains: 'soy soya soja* tofu *tofu tempeh edamame miso tamari soy_sauce soybean natto', may: 'teriyaki_sauce hoisin_sauce vegetable_oil margarine chocolate bouillon worcestershire_sauce', not: '' },
  milk: {
    contains: `milk milch *milch butter butterschmalz cream sahne *sahne creme_fraiche schmand sour_cream half_and cheese kase *kase cheddar mozzarella parmesan parmigiano pecorino feta ricotta mascarpone gruyere gouda emmentaler
      brie camembert gorgonzola stilton halloumi paneer burrata yogurt yoghurt joghurt *joghurt quark skyr labneh kefir buttermilk buttermilch ghee whey custard ice_cream condensed_milk dulce_de milk_chocolate white_chocolate frischkase monterey provolone
      cotija queso_fresco queso`,
    may: 'dark_chocolate chocolate schokolade margarine bread brioche pesto ranch_dressing caesar_dressing puff_pastry blatterteig caramel sausage nutella',
    free: 'vegan* plant_butter dairy_free', not: `coconut_milk almond_milk oat_milk soy_milk soya_milk rice_milk cashew_milk plant_milk coconut_cream cream_of_tartar peanut_butter almond_butter cashew_butter nut_butter apple_butter cocoa_butter shea_butter sunflower_butter
      butter_bean butter_lettuce butternut* kokosmilch mandelmilch hafermilch sojamilch reismilch erdnussbutter kakaobutter mandelmus creamed_corn cream_style`,
  },
  nuts: { contains: 'almond walnut pecan hazelnut cashew pistachio macadamia brazil_nut mandel mandeln mandelmehl mandelmus walnuss* walnusse* haselnuss* haselnusse* pekannuss* pekannusse* cashewkern* pistazie* marzipan almond_paste praline nutella frangipane amaretti nut nusse nougat', may: 'pesto granola musli chocolate muesli', free: 'nut_free', not: 'nutmeg coconut butternut* pine_nut water_chestnut donut doughnut peanut muskatnuss kokosnuss erdnuss tiger_nut' },
  celery: { contains: 'celery celeriac sellerie *sellerie celery_salt celery_seed', may: 'stock broth bouillon bruhe *bruhe bruhwurfel stock_cube soup_mix', not: '' },
  mustard: { contains: 'mustard senf *senf dijon', may: 'vinaigrette mayonnaise salad_dressing curry_powder piccalilli', not: 'mustard_green' },
  sesame: { contains: 'sesame sesam* tahini tahin halva hummus za_atar furikake', may: 'burger_bun bagel cracker breadstick', not: '' },
  sulfites: { contains: 'wine rotwein weisswein *wein prosecco champagne sherry port portwein marsala vermouth', may: 'dried_apricot dried_fruit raisin rosine* sultana balsamic_vinegar wine_vinegar weissweinessig rotweinessig getrocknete_aprikose* molasses', not: 'wine_vinegar rice_wine' },
  lupin: { contains: 'lupin lupine lupinen*', not: '' },
  mollusks: { contains: 'mussel clam oyster scallop squid calamari octopus snail muschel* miesmuschel* venusmuschel* auster austern jakobsmuschel* tintenfisch* kalmar* oyster_sauce austernsauce', may: 'seafood meeresfruchte paella', not: 'oyster_mushroom austernpilz*' },
}; // prettier-ignore

/** Foods that are no part of a diet; whatever an allergen's list says of milk or eggs counts too. */
export const MEAT_WORDS = {
  contains: `chicken turkey duck goose beef pork lamb veal venison rabbit bacon ham prosciutto pancetta guanciale sausage chorizo salami pepperoni kielbasa andouille hot_dog steak mince brisket meat meatball lard gelatin gelatine
    hahnchen* huhn huhner* pute* puten* ente* rind* schwein* lamm* kalb* speck schinken *schinken wurst *wurst bratwurst hackfleisch *fleisch schmalz chicken_stock beef_stock chicken_broth beef_broth bone_broth hahnchenbrust* schnitzel gulasch mett`,
  may: 'stock broth bouillon gravy marshmallow worcestershire_sauce bruhe refried_bean',
  free: 'vegan* vegetarian* plant_based meat_free',
  not: 'vegetable_stock vegetable_broth gemusebruhe* vegetable_bouillon steak_sauce steak_seasoning chicken_seasoning poultry_seasoning agar*',
} as const;
export const HONEY_WORDS = { contains: 'honey honig bee_pollen', may: '', free: 'vegan*', not: 'honeydew* honeycrisp*' } as const;
