/** How wide a card's picture is shown, as in the `sizes` attribute of an image. */
export const CARD_SIZES = '(min-width: 1100px) 280px, (min-width: 720px) 33vw, 50vw';
