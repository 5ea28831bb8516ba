// How many tests passed and failed, from the runners' own reports.

/** A run that failed without a failing test (a file that does not load) still counts as one failure. */
export function countVitest(report, exitCode) {
  const passed = report?.numPassedTests ?? 0
  const failed = report?.numFailedTests ?? 0
  return { passed, failed: atLeastOne(failed, exitCode) }
}

export function countPlaywright(report, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: atLeastOne(unexpected, exitCode) }
}

export function addUp(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

function atLeastOne(failed, exitCode) {
  return exitCode === 0 ? failed : Math.max(1, failed)
}
