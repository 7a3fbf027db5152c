/** Pages that are not built yet, by their route. */
export const stillInTheOven = 'Still in the oven';
export const pages = {
  '/app/videos': { title: 'Videos', text: 'Short videos that show how Simmer works.' },
};
