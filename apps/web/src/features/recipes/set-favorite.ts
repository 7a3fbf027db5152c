import { queueWrite } from '../../device/device';

interface Change {
  id: string;
  favorite: boolean;
}

/** Marks or unmarks a favorite: shown at once, sent as soon as there is a connection. */
export const setFavorite = (change: Change): void => void queueWrite('PUT /recipes/:id/favorite', change);
