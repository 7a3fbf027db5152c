/** Where an exported file lies in the object store. */
export const exportKey = (id: string): string => `exports/${id}`;

/** The name that a cook finds it under: `simmer-recipes-2026-11-21.zip`. */
export const exportName = (day: Date, extension: string): string => `simmer-recipes-${day.toISOString().slice(0, 10)}.${extension}`;
