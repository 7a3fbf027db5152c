import { personalDocumentsWith } from '@simmer/kit';
import { PUBLICATION_MODEL } from './gallery.schema';
import { GalleryService } from './gallery.service';

/** Recipes has taken back what a cook had shared, or made it nobody's; the gallery follows. */
export const galleryPersonalData = personalDocumentsWith('gallery', [GalleryService], (gallery) => ({
  stage: 'recipes',
  kinds: [
    {
      model: PUBLICATION_MODEL,
      owner: 'ownerId',
      withheld: 'all',
      beforeRemoval: async (publications) => publications.filter(({ isShown }) => isShown === false),
    },
  ],
  prepare: (accountId) => gallery.projectAllOf(accountId),
}));
