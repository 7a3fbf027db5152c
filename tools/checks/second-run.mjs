// A spec that waits for servers or screens may run out of time once on a busy machine. What failed is therefore run once more, alone; what passes
// then counts, and is named, so that the spec is mended. What fails twice has failed.

/**
 * Runs Jest, and the spec files that failed a second time. `run(files)` resolves to what Jest's --json says; without files it runs everything.
 * Resolves to the results of the whole, and the names of the files that passed only on their second run.
 */
export async function withSecondRun(run) {
  const first = await run();
  const failedFiles = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // more than a handful did not run out of time: something is broken
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES) {
    return { ...counts(first.testResults), testResults: first.testResults, again: [] };
  }
  const second = await run(failedFiles);
  const testResults = [...first.testResults.filter(({ name }) => !failedFiles.includes(name)), ...second.testResults];
  const again = second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
  const { passed, failed } = counts(testResults);
  const missing = failedFiles.length - second.testResults.length;
  return { passed, failed: failed + missing, testResults, again };
}

const MOST_FILES = 5;

/** Passed and failed tests; a file that failed without a failed test of its own (it did not compile, it never ended) counts as one. */
function counts(testResults) {
  const withStatus = (results, status) => results.filter((one) => one.status === status).length;
  let [passed, failed] = [0, 0];
  for (const { status, assertionResults } of testResults) {
    passed += withStatus(assertionResults, 'passed');
    failed += Math.max(withStatus(assertionResults, 'failed'), status === 'failed' ? 1 : 0);
  }
  return { passed, failed };
}
