export const tabTitle = 'E-Mails abbestellen';
export const title = 'Keine dieser E-Mails mehr?';
export const text = 'Einmal drücken, und Neues von deinen Köchen kommt nicht mehr per E-Mail. In Simmer findest du es wie bisher.';
export const stop = 'Diese E-Mails abbestellen';
export const settings = 'In den Einstellungen wählen';
export const stoppedTitle = 'Das war die letzte';
export const stoppedText = 'Neues von deinen Köchen kommt nicht mehr per E-Mail. Doch lieber? In den Einstellungen ist es einmal drücken.';
