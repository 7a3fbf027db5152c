/** The page behind the link by which emails are ended. */
export const tabTitle = 'Stop emails';
export const title = 'No more of these emails?';
export const text = 'One press, and what is new from your cooks no longer comes by email. In Simmer you find it as before.';
export const stop = 'Stop these emails';
export const settings = 'Choose in your settings';
export const stoppedTitle = 'That was the last one';
export const stoppedText = 'What is new from your cooks no longer comes by email. Changed your mind? It is one press in your settings.';
