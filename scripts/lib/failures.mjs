/** The maximum that is printed of one failure. */
const MOST_LINES = 8

/** The failed tests of a report that Vitest wrote as JSON: a name and the first lines of the reason for each. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [failure(name, message)]
    return tests.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

/** The same of a report that Playwright wrote as JSON. */
export function playwrightFailures({ suites }) {
  return suites.flatMap((suite) => [
    ...playwrightFailures({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          failure(`${file}:${line} › ${title} (${projectName})`, results.at(-1)?.error?.message),
        ),
    ),
  ])
}

function failure(name, reason = '') {
  return [name.replace(`${process.cwd()}/`, ''), ...reason.split('\n').slice(0, MOST_LINES)].join('\n  ')
}
