import { personalDocumentsWith } from '@simmer/kit';
import { GALLERY_CARD_MODEL, PUBLICATION_MODEL } from './gallery.schema';
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
  // a card goes, or becomes nobody's, when the gallery follows its recipe
  also: [GALLERY_CARD_MODEL],
  prepare: (accountId) => gallery.projectAllOf(accountId),
}));
