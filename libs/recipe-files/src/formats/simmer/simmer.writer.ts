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
  write: (recipes) => writeZip(members(recipes)),
  loses: {},
  changes: {},
};

async function* members(recipes: AsyncIterable<FileRecipe>): AsyncIterable<ZipMember> {
  yield simmerManifest('simmer-recipes');
  const recipeNames = new FileNames();
  const pictureNames = new FileNames();
  for await (const { losses: _, pictures, ...fields } of recipes) {
    const kept: object[] = [];
    for (const picture of pictures) {
      const { member, told } = pictureMember(picture, pictureNames.unique.bind(pictureNames, fields.title));
      if (member) yield member;
      kept.push(told);
    }
    yield json(`recipes/${recipeNames.unique(fields.title)}.json`, { ...fields, pictures: kept });
  }
}

function pictureMember(picture: FilePicture, nextName: () => string): { member?: ZipMember; told: object } {
  if ('url' in picture) return { told: { url: picture.url } };
  const name = `pictures/${nextName()}.${pictureEnding(picture.bytes)}`;
  return { member: { name, bytes: picture.bytes, packed: true }, told: { file: name } };
}

const json = (name: string, value: object): ZipMember => ({ name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) });
