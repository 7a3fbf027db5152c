/** How recipes come out of the apps that cooks move from. Menus change, so this says what to look for. */
export const apps = [
  {
    mark: 'PA',
    name: 'Paprika',
    how: 'Settings, Export recipes. Choose the Paprika format, a .paprikarecipes file with the photos in it.',
  },
  { mark: 'ME', name: 'Mealie', how: 'Group data or Recipes, Export. Bring the zip as it is.' },
  { mark: 'TA', name: 'Tandoor', how: 'Export, choose Tandoor. Bring the zip as it is.' },
  { mark: 'RS', name: 'RecipeSage', how: 'Settings, Export, JSON-LD. The text export works too, without photos.' },
  { mark: 'KO', name: 'KitchenOwl', how: 'Household settings, Export. Bring the JSON file.' },
  { mark: 'NC', name: 'Nextcloud Cookbook', how: 'Download the recipe folder in Files; Nextcloud makes a zip of it.' },
  { mark: 'AL', name: 'AnyList', how: 'AnyList has no recipe file. Share a recipe’s link or text and paste it into Simmer.' },
  { mark: 'ML', name: 'Mela', how: 'Select the recipes, Export. Bring the .melarecipes file.' },
  { mark: 'CR', name: 'Crouton', how: 'Settings, Export all recipes. Bring the zip or the .crumb files.' },
  { mark: 'RK', name: 'Recipe Keeper', how: 'Settings, Import/Export, Export. Bring the zip.' },
  { mark: 'CM', name: 'Copy Me That', how: 'Settings, Export, HTML. Bring the zip or recipes.html.' },
  { mark: 'PE', name: 'Plan to Eat', how: 'Account settings, Export. Bring the CSV or the text file.' },
  { mark: 'CK', name: 'Cookmate (My CookBook)', how: 'Settings, Backup or Export. Bring the .mcb file.' },
  { mark: 'MD', name: 'Cooklang, RecipeMD, Chowdown', how: 'One file, several, or a zip of the folder with the photos.' },
  {
    mark: 'MC',
    name: 'MasterCook, Meal-Master, Living Cookbook, RezKonv, Gourmet',
    how: 'Export to the program’s exchange format (.mx2, .mxp, .mmf, .fdx, .rk, .grmt).',
  },
  {
    mark: 'SI',
    name: 'Another Simmer account',
    how: 'Settings, “Everything you keep here”, Make the file. Bring the zip: the recipes come with their photos.',
  },
  { mark: 'XL', name: 'A spreadsheet', how: 'Save it as CSV. Simmer finds title, ingredients and steps by their headings.' },
  { mark: 'TX', name: 'Word, PDF, notes', how: 'PDF with text and plain text work. For a single recipe, pasting shows you more.' },
];
