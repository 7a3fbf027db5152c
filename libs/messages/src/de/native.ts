export const camera = 'Simmer nutzt die Kamera, um Fotos deiner Rezepte aufzunehmen.';
export const photoLibrary = 'Simmer nutzt deine Fotos, wenn du eins für ein Rezept auswählst.';
