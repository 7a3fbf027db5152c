import type { FileReader } from '../recipe-format';
import { simmerTableReader } from './csv/simmer-table.reader';
import { simmerTextReader } from './plain-text/simmer-text.reader';
import { bareCooklangReader, cooklangReader } from './cooklang/cooklang.reader';
import { cookmateReader } from './cookmate/cookmate.reader';
import { copyMeThatReader } from './copy-me-that/copy-me-that.reader';
import { cookMlReader } from './cookml/cookml.reader';
import { croutonReader } from './crouton/crouton.reader';
import { easyRecipeDeluxeReader } from './easy-recipe-deluxe/easy-recipe-deluxe.reader';
import { jsonLdReader } from './json-ld/json-ld.reader';
import { kitchenOwlReader } from './kitchenowl/kitchenowl.reader';
import { kremlReader } from './kreml/kreml.reader';
import { mealMasterReader } from './meal-master/meal-master.reader';
import { mealieReader } from './mealie/mealie.reader';
import { melaReader } from './mela/mela.reader';
import { nextcloudReader } from './nextcloud/nextcloud.reader';
import { nowYoureCookingReader } from './now-youre-cooking/now-youre-cooking.reader';
import { otherJsonReader, otherYamlReader } from './other-data/other-data.reader';
import { paprikaReader } from './paprika/paprika.reader';
import { recipeKeeperReader } from './recipe-keeper/recipe-keeper.reader';
import { recipeMdReader } from './recipemd/recipemd.reader';
import { recipeSageReader } from './recipesage/recipesage.reader';
import { rezkonvReader } from './rezkonv/rezkonv.reader';
import { simmerReader } from './simmer/simmer.reader';
import { tandoorReader } from './tandoor/tandoor.reader';
import { mastercookReader } from './mastercook/mastercook.reader';
import { evernoteReader } from './evernote/evernote.reader';
import { gourmetReader } from './gourmet/gourmet.reader';
import { recipeMlReader } from './recipeml/recipeml.reader';
import { livingCookbookReader } from './living-cookbook/living-cookbook.reader';
import { openRecipeFormatReader } from './open-recipe-format/open-recipe-format.reader';
import { chowdownReader } from './chowdown/chowdown.reader';
import { accuChefReader } from './accuchef/accuchef.reader';
import { chefTapReader } from './cheftap/cheftap.reader';
import { csvReader } from './csv/csv.reader';
import { myRecipeBoxReader } from './my-recipe-box/my-recipe-box.reader';
import { pdfReader } from './pdf/pdf.reader';
import { pepperplateReader } from './pepperplate/pepperplate.reader';
import { frontMatterReader } from './plain-text/front-matter.reader';
import { plainTextReader } from './plain-text/plain-text.reader';
import { planToEatReader } from './plan-to-eat/plan-to-eat.reader';
import { saffronReader } from './saffron/saffron.reader';
import { webPageReader } from './web-page/web-page.reader';

/** Formats in the order of detection; the first that recognises a file reads it. An archive that none recognises as a whole is tried member by member. */
export const READERS: readonly FileReader[] = [
  simmerReader,
  simmerTableReader,
  simmerTextReader,
  paprikaReader,
  melaReader,
  croutonReader,
  mealieReader,
  tandoorReader,
  kitchenOwlReader,
  recipeKeeperReader,
  copyMeThatReader,
  livingCookbookReader,
  cookmateReader,
  kremlReader,
  cookMlReader,
  recipeMlReader,
  gourmetReader,
  evernoteReader,
  nowYoureCookingReader,
  accuChefReader,
  openRecipeFormatReader,
  chowdownReader,
  easyRecipeDeluxeReader,
  nextcloudReader,
  recipeSageReader,
  jsonLdReader,
  otherJsonReader,
  otherYamlReader,
  mealMasterReader,
  mastercookReader,
  recipeMdReader,
  rezkonvReader,
  planToEatReader,
  myRecipeBoxReader,
  chefTapReader,
  saffronReader,
  pepperplateReader,
  pdfReader,
];

/** Forms that nearly any file could be in, tried in this order when none of the others fits. */
export const GENERAL_READERS: readonly FileReader[] = [
  webPageReader,
  cooklangReader,
  frontMatterReader,
  csvReader,
  plainTextReader,
  bareCooklangReader,
];
