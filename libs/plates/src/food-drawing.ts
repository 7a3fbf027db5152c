/** Where a food goes on the plate. White is what is spooned or crumbled over, citrus what is laid on in slices. */
export type Role = 'main' | 'green' | 'small' | 'citrus' | 'white';

export interface Food {
  /** One piece, around 0,0. */
  draw: () => string;
  /** About how wide it is, in units of the 400 x 320 picture. */
  size: number;
  role: Role;
}
