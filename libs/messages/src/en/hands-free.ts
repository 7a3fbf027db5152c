/** Cook mode without hands: steps read aloud, and commands that are spoken. */
import { message } from './language';

export const askTitle = 'Cook by voice';
export const askIntro = 'Say what you need, and your hands stay in the dough:';
export const examples = ['“Next”, “back”, “repeat”', '“Timer, ten minutes”', '“How much butter?”', '“Stop”'];
export const staysHere = 'What you say stays on this device: your browser understands it right here.';
export const goesOut =
  'Your browser understands speech with the help of its maker: what the microphone picks up may go to their service. Simmer gets only the words, and keeps none.';
export const untilWhen = 'Simmer listens only in cook mode, while you see it, until you turn it off.';
export const notNow = 'Not now';
export const begin = 'Start listening';
export const stopListening = 'Stop listening';
export const notListening = 'We couldn’t use the microphone. Check that your browser allows it for this page.';
export const noConnection = 'Your browser needs a connection to understand you. The keys and buttons work as before.';
export const timerStarted = message('Timer started: {duration}');
export const noTime = 'This step names no time. Say “timer” and how long.';
export const unknownFood = message('I can’t find “{food}” in this recipe');
/** What a cook may say, each a pattern of words in lower case. */
export const spoken = {
  next: 'next|forward|continue|go on',
  back: 'back|previous',
  repeat: 'repeat|again|read',
  timer: 'timers?',
  stop: 'stop|quiet|enough',
  amount: 'how (?:much|many)',
};
