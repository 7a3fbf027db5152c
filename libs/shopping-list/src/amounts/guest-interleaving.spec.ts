import { interleaveWithGuest } from './guest-interleaving';

it('a guest beside a household loses nothing, doubles nothing and is refused nothing, whoever is the first to add a thing', () => {
  const alsoAdded = { owner: 0, guest: 0 };
  for (let seed = 1; seed <= 100; seed++) {
    const outcome = interleaveWithGuest(seed);
    expect({ seed, ...outcome }).toMatchObject({ seed, lost: 0, doubled: 0, isEqual: true });
    alsoAdded.owner += outcome.alsoAdded.owner;
    alsoAdded.guest += outcome.alsoAdded.guest;
  }
  expect(Math.min(alsoAdded.owner, alsoAdded.guest)).toBeGreaterThan(20);
});
