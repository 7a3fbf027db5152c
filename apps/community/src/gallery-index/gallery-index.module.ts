import { Module } from '@nestjs/common';
import { allFoods } from '@simmer/foods/all';
import { scratchFile } from '@simmer/kit';
import { GalleryIndex } from './gallery-index.port';
import { SqliteGalleryIndex } from './sqlite-gallery-index';

/** In a file without a name: the system frees it with the process, however that ends. */
async function openIndex(): Promise<GalleryIndex> {
  const { path, remove } = await scratchFile();
  const index = new SqliteGalleryIndex(allFoods(), path);
  await remove();
  return index;
}

@Module({
  providers: [{ provide: GalleryIndex, useFactory: openIndex }],
  exports: [GalleryIndex],
})
export class GalleryIndexModule {}
