// A tier ends when its results are known. A connection that a failed set-up left open would keep the process alive for ever, and the whole run with it:
// what is still open after a while is named, and the process is ended.

export default class EndReporter {
  constructor(_config, { graceMs = 30_000 } = {}) {
    this.graceMs = graceMs;
  }

  onRunComplete() {
    setTimeout(() => {
      const open = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
      const said = [...open].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
      process.stderr.write(`\nEnded after its results: still open were ${said}. A set-up that failed has not been cleaned up.\n`);
      // with the code that Jest has set for its results
      process.exit();
    }, this.graceMs).unref();
  }
}
