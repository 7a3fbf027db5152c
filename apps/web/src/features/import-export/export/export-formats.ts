import type { ExportFormat } from '@simmer/contracts/constants';

/** The forms in which recipes go out, in the words of the screen. What each leaves behind, the server says. */
export const EXPORT_CHOICES: readonly { format: ExportFormat; name: string; use: string }[] = [
  { format: 'simmer', name: 'Simmer', use: 'Everything, with pictures. For a backup or another Simmer.' },
  { format: 'paprika', name: 'Paprika', use: 'For Paprika, and most apps that read its files.' },
  { format: 'mela', name: 'Mela', use: 'For Mela on iPhone, iPad and Mac.' },
  { format: 'json-ld', name: 'JSON-LD', use: 'The web’s own form; Mealie, Tandoor, Nextcloud and RecipeSage read it.' },
  { format: 'cooklang', name: 'Cooklang', use: 'Plain text files with the ingredients marked in the steps.' },
  { format: 'recipemd', name: 'RecipeMD', use: 'Markdown, readable anywhere.' },
  { format: 'meal-master', name: 'Meal-Master', use: 'For older kitchen programs.' },
  { format: 'csv', name: 'Table (CSV)', use: 'For a spreadsheet.' },
  { format: 'plain-text', name: 'Plain text', use: 'To read, print or send.' },
];
