import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../libs/messages/src/languages.ts';
import { film } from '../../apps/web/src/features/landing/film.gen.ts';
import { inRepository } from '../prepare/repository.mjs';
import { cuesOf, filmSeconds, scenes, webVttOf } from './scenes.ts';

/** Of what is read beside pictures: more is hard to follow. */
const MOST_LETTERS_PER_SECOND = 15;

test('the scenes of the film take between 60 and 90 seconds', () => {
  assert.ok(filmSeconds >= 60 && filmSeconds <= 90, `${filmSeconds} s`);
});

for (const language of LANGUAGES) {
  test(`captions in ${language} say what each scene shows, from its begin, and end before the next one`, () => {
    const cues = cuesOf(language);
    assert.equal(cues.length, scenes.length);
    assert.equal(cues[0].from, 0);
    for (const [at, { from, to, text }] of cues.entries()) {
      const next = cues[at + 1]?.from ?? filmSeconds;
      assert.ok(from < to && to < next && next - to < 1, `${text} from ${from} to ${to}, and the next from ${next}`);
      assert.ok(text.length / (to - from) <= MOST_LETTERS_PER_SECOND, `nobody reads so fast: ${text}`);
    }
  });

  test(`the recorded film has these captions in ${language}`, () => {
    assert.equal(readFileSync(inRepository(`apps/web/public/film/intro.${language}.vtt`), 'utf8'), webVttOf(language));
  });
}

test('captions differ from language to language', () => {
  for (const { captions } of scenes) assert.equal(new Set(Object.values(captions)).size, LANGUAGES.length);
});

test('the front page tells the length of the film that was recorded', () => {
  assert.equal(film.seconds, filmSeconds);
});

test('times are written as WebVTT has them', () => {
  assert.match(webVttOf('en'), /^WEBVTT\n\n00:00\.000 --> 00:\d\d\.\d{3}\n\S/);
});
