export const stillInTheOven = 'Noch im Ofen';
export const pages = {
  '/app/videos': { title: 'Videos', text: 'Kurze Videos, die zeigen, wie Simmer funktioniert.' },
};
