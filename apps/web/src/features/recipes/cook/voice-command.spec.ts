import * as english from '@simmer/messages/hands-free';
// the words of the language that this build is not in
// eslint-disable-next-line @nx/enforce-module-boundaries
import * as german from '../../../../../../libs/messages/src/de/hands-free';
import { readCommand } from './voice-command';

const inEnglish = (heard: string) => readCommand(heard, english.spoken, 'en');
const inGerman = (heard: string) => readCommand(heard, german.spoken, 'de');

describe('a spoken command', () => {
  it.each([
    ['Next', { kind: 'next' }],
    ['go to the next step', { kind: 'next' }],
    ['back.', { kind: 'back' }],
    ['previous step, please', { kind: 'back' }],
    ['read that again', { kind: 'repeat' }],
    ['Stop!', { kind: 'stop' }],
    ['timer', { kind: 'timer' }],
    ['timer ten minutes', { kind: 'timer', time: { seconds: 600, text: 'ten minutes' } }],
    ['set a timer for 1 hour 30 minutes please', { kind: 'timer', time: { seconds: 5_400, text: '1 hour 30 minutes' } }],
    ['how much butter', { kind: 'amount', food: 'butter' }],
    ['How many eggs do I need?', { kind: 'amount', food: 'eggs do i need' }],
  ])('in English is understood: %s', (heard, command) => {
    expect(inEnglish(heard)).toEqual(command);
  });

  it.each([
    ['Weiter', { kind: 'next' }],
    ['nächster Schritt bitte', { kind: 'next' }],
    ['zurück', { kind: 'back' }],
    ['noch mal', { kind: 'repeat' }],
    ['nochmal vorlesen', { kind: 'repeat' }],
    ['Stopp', { kind: 'stop' }],
    ['Wecker', { kind: 'timer' }],
    ['Timer zehn Minuten', { kind: 'timer', time: { seconds: 600, text: 'zehn minuten' } }],
    ['stell einen Timer auf 45 Sekunden', { kind: 'timer', time: { seconds: 45, text: '45 sekunden' } }],
    ['Wie viel Butter?', { kind: 'amount', food: 'butter' }],
    ['wieviele Eier brauche ich', { kind: 'amount', food: 'eier brauche ich' }],
  ])('in German is understood: %s', (heard, command) => {
    expect(inGerman(heard)).toEqual(command);
  });

  it.each([
    '',
    'the dough feels good',
    'I will be back in a minute or two',
    'text me',
    'how much',
    'we are going to have the next round of it at my mother’s place on Sunday',
    'timer for the thirty hours of the whole weekend',
  ])('is not made of talk in the kitchen: "%s"', (heard) => {
    expect(inEnglish(heard)).toBeUndefined();
  });

  it('is not made of German talk', () => {
    expect(inGerman('ich bin gleich wieder zurück in der Küche')).toBeUndefined();
    expect(inGerman('vor dem Essen')).toBeUndefined();
  });
});
