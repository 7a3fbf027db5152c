// Written by npm run film.
export const film = { seconds: 84, width: 1280, height: 720 };
