export const title = 'Was the help useful?';
export const article = 'Article';
export const useful = 'Yes';
export const notUseful = 'No';
