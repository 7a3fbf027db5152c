/** How a recipe came in that waits in the tray until the plan has room for it. */
export const TRAY_ORIGINS = ['address', 'file', 'text', 'written', 'shared'] as const;
export type TrayOrigin = (typeof TRAY_ORIGINS)[number];

/** Collections of one cook, characters of a name, and collections that one recipe is in. */
export const COLLECTION_LIMITS = { collections: 200, name: 80, perRecipe: 50 } as const;
