import { fileOf, patternsOf } from './rooms.mjs'

const room = process.env.MUTATED_ROOM
if (!room) throw new Error('Start this with: npm run mutate')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: patternsOf(room, process.env.MUTATED_PART),
  testRunner: 'vitest',
  // The tests of a room are listed in rooms.mjs: what a test imports does not show everything that it reaches.
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignoredTexts.mjs'],
  ignorers: ['texts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Below the project, so that packages are found from there.
  tempDirName: 'test-results/mutants',
  ignorePatterns: ['dist', 'data', '.astro', 'test-results', 'docs'],
  incremental: true,
  incrementalFile: fileOf(room, 'incremental.json'),
  // A busy machine is slow; only a mutant that never ends takes this long.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  // Types are checked elsewhere, and a mutant may break them.
  disableTypeChecks: true,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: fileOf(room, 'json') },
  // Tables of the product are read once, so their mutants need all tests of the room. They are worth it.
  warnings: { slow: false },
  logLevel: 'warn',
  allowConsoleColors: false,
}
