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
    const kept: object[] = [];
    for (const picture of pictures) {
      const { member, told } = pictureMember(picture, nextName);
      if (member) yield member;
      kept.push(told);
    }
    const ofSteps: object[] = [];
    for (const { step, bytes } of step_images) {
      const { member, told } = pictureMember({ bytes }, nextName);
      if (member) yield member;
      ofSteps.push({ step, ...told });
    }
    const told = { ...fields, pictures: kept, ...(ofSteps.length > 0 && { step_images: ofSteps }) };
    yield json(`recipes/${recipeNames.unique(fields.title)}.json`, told);
  }
}

function pictureMember(picture: FilePicture, nextName: () => string): { member?: ZipMember; told: object } {
  if ('url' in picture) return { told: { url: picture.url } };
  const name = `pictures/${nextName()}.${pictureEnding(picture.bytes)}`;
  return { member: { name, bytes: picture.bytes, packed: true }, told: { file: name } };
}

const json = (name: string, value: object): ZipMember => ({ name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) });
