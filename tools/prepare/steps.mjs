// Named steps with their times, the way npm start and npm test report what they do.
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const print = (line) => process.stdout.write(`${line}\n`);

/** A step log: `step(name, run)` runs it and prints how long it took, which bench:start reads. */
export function stepLog() {
  return {
    say: print,
    async step(name, run) {
      const begun = performance.now();
      const result = await run((progress) => print(`    ${name}: ${progress}`));
      print(`  ${name.padEnd(16)} ${seconds(begun)}`);
      return result;
    },
  };
}
