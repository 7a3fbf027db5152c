export type { FileEntry, FilePicture, FileRecipe, SkippedRecipe, StepPicture } from './file-recipe';
export { WRITERS, writtenFile } from './formats/writers';
export { openRecipeFile } from './open-recipe-file';
export { emptyRecipe } from './reading/recipe-entry';
export type { PictureForm, WrittenFile } from './recipe-format';
export { UnreadableFile } from './unreadable-file';
export { safeName } from './writing/file-names';
export { writeZip, type ZipMember } from './writing/zip';
export { pictureEnding } from './writing/picture-type';
