import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { videoLoss } from '../../reading/losses';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { addressOf, languageOf, lineOf, linesOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** An .mcb of Cookmate, once My CookBook: an XML file with the pictures in images/ beside it. */
export const cookmateReader: FileReader = {
  format: 'cookmate',
  memberName: /\.mcb$/i,
  recognises: ({ text }) => /<cookbook[\s>]/i.test(text.slice(0, 4_000)) && /<recipe[\s>]/i.test(text),
  async *read(file) {
    for (const recipe of elementsBelow(readXml(file.text), 'recipe')) {
      yield await recipeEntry(textOfElement(recipe, 'title') || nameOfFile(file.name), () => recipeOf(recipe, file));
    }
  },
};

async function recipeOf(recipe: XmlElement, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const nutrition = withNutritionText(
    nutritionOfText(listIn(recipe, 'nutrition').join('\n')),
    [...listIn(recipe, 'comments'), ...listIn(recipe, 'comment')].join('\n'),
  );
  const parts = together(nutrition, await picturesOf(recipe, file));
  const video = textOfElement(recipe, 'video');
  return {
    title: lineOf(textOfElement(recipe, 'title')),
    description: listIn(recipe, 'description').join('\n'),
    ingredients: groupedLines(withoutBullets(listIn(recipe, 'ingredient')), anyHeading),
    instructions: groupedLines(withoutNumbers(listIn(recipe, 'recipetext')), anyHeading),
    prep_time: minutesOf(textOfElement(recipe, 'preptime')),
    cook_time: minutesOf(textOfElement(recipe, 'cooktime')),
    total_time: minutesOf(textOfElement(recipe, 'totaltime')),
    ...yieldFields(textOfElement(recipe, 'quantity')),
    tags: tagsOf([...elementsOf(recipe, 'category'), ...elementsOf(recipe, 'tag')].flatMap((element) => textIn(element).split(/[,\n]/))),
    source_url: addressOf(textOfElement(recipe, 'url')),
    source_name: lineOf(textOfElement(recipe, 'source')),
    language: languageOf(textOfElement(recipe, 'lang')),
    rating: starsOf(textOfElement(recipe, 'rating')),
    favorite: /^(?:1|true)$/i.test(textOfElement(recipe, 'favorite')),
    ...parts,
    losses: [...parts.losses, ...videoLoss(video !== '')],
  };
}

/** One <li> a line, to which some versions added a full stop even after a colon; older files have the lines as they are. */
function listIn(recipe: XmlElement, name: string): string[] {
  const lines = elementsOf(recipe, name).flatMap((element) => {
    const items = elementsBelow(element, 'li');
    return items.length > 0 ? items.flatMap((item) => linesOf(textIn(item)).join(' ') || []) : linesOf(textIn(element));
  });
  return lines.map((line) => line.replace(/:\.$/, ':'));
}

/** A picture is known by the path that it had on the cook's phone. */
async function picturesOf(recipe: XmlElement, file: OpenedFile): Promise<ReturnType<typeof onePicture>> {
  const paths = [...elementsOf(recipe, 'imagepath'), ...elementsOf(recipe, 'image')].map(
    (element) => textIn(element).trim().split(/[\\/]/).at(-1) ?? '',
  );
  const found = await Promise.all(paths.map((path) => pictureIn(file.beside, path)));
  const stored = found.filter((picture) => picture !== null);
  return onePicture(stored.length > 0 ? stored : [pictureAt(textOfElement(recipe, 'imageurl'))]);
}
