/** The card that offers to install the app. */
export const title = 'Put Simmer on your screen';
export const close = 'Close';
export const opensWithoutSignal = 'The list opens with no signal, straight from the icon';
export const sharePages = 'Share a page to Simmer, and it imports';
export const pressShare = 'Press Share in your browser';
export const chooseAdd = 'Choose Add to Home Screen';
export const pressAdd = 'Press Add, and open it from there';
export const install = 'Install';
export const notNow = 'Not now';
