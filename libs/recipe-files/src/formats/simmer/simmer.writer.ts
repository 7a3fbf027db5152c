import type { FilePicture, FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { FileNames } from '../../writing/file-names';
import { pictureEnding } from '../../writing/picture-type';
import { writeZip, type ZipMember } from '../../writing/zip';
import { simmerManifest } from './simmer-file';

/** Everything there is, so that it comes back as it was. */
export const simmerWriter: FileWriter = {
  extension: 'zip',
  contentType: 'application/zip',
  pictures: 'original',
  holdsStepImages: true,
  write: (recipes) => writeZip(members(recipes)),
  loses: {},
  changes: {},
};

async function* members(recipes: AsyncIterable<FileRecipe>): AsyncIterable<ZipMember> {
  yield simmerManifest('simmer-recipes');
  const recipeNames = new FileNames();
  const pictureNames = new FileNames();
  for await (const { losses: _, pictures, step_images, ...fields } of recipes) {
    const nextName = pictureNames.unique.bind(pictureNames, fields.title);
    const written: object[] = [];
    for (const picture of pictures) {
      const { member, fileEntry } = pictureMember(picture, nextName);
      if (member) yield member;
      written.push(fileEntry);
    }
    const ofSteps: object[] = [];
    for (const { step, bytes } of step_images) {
      const { member, fileEntry } = pictureMember({ bytes }, nextName);
      if (member) yield member;
      ofSteps.push({ step, ...fileEntry });
    }
    const fileEntry = { ...fields, pictures: written, ...(ofSteps.length > 0 && { step_images: ofSteps }) };
    yield json(`recipes/${recipeNames.unique(fields.title)}.json`, fileEntry);
  }
}

function pictureMember(picture: FilePicture, nextName: () => string): { member?: ZipMember; fileEntry: object } {
  if ('url' in picture) return { fileEntry: { url: picture.url } };
  const name = `pictures/${nextName()}.${pictureEnding(picture.bytes)}`;
  return { member: { name, bytes: picture.bytes, packed: true }, fileEntry: { file: name } };
}

const json = (name: string, value: object): ZipMember => ({ name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) });
