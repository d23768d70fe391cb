import { basename, dirname } from 'node:path'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, testFiles } from './source.ts'

/** Where the subjects of each folder of tests lie. */
const subjects: Record<string, string> = {
  'tests/unit/server': 'src/lib/server',
  'tests/unit/shared': 'src/lib/shared',
  'tests/unit/client': 'src/lib/client',
  'tests/unit/islands': 'src/islands',
  'tests/unit/layouts': 'src/layouts',
  'tests/unit/demo': 'demo',
  'tests/unit/scripts': 'scripts',
  'tests/unit/deploy': 'deploy',
  'tests/api': 'src/lib/server',
}

test('a test is in the folder of its subject', () => {
  const strays = mirrored().filter((file) => !existsSync(subjectFolder(file)))
  expect(strays).toEqual([])
})

test('a test that is named after one file of its room is in the folder of that file', () => {
  const strays = mirrored()
    .filter((file) => file.startsWith('tests/unit/'))
    .flatMap((file) => {
      const room = subjects[roomOf(file)!]!
      const name = basename(file).replace(/(\.(sqlite|postgres))?\.test\.tsx?$/, '')
      const namesakes = files.filter(
        (source) => source.startsWith(`${room}/`) && basename(source).replace(/\.\w+$/, '') === name,
      )
      const [only] = namesakes
      return namesakes.length === 1 && dirname(only!) !== subjectFolder(file) ? [`${file} is about ${only}`] : []
    })
  expect(strays).toEqual([])
})

function mirrored(): string[] {
  const tests = testFiles.filter((file) => /\.test\.tsx?$/.test(file) && /^tests\/(unit|api)\//.test(file))
  expect(tests.length).toBeGreaterThan(50)
  return tests
}

function roomOf(file: string): string | undefined {
  return Object.keys(subjects).find((room) => file.startsWith(`${room}/`))
}

function subjectFolder(file: string): string {
  const room = roomOf(file)
  if (!room) return 'no room'
  return dirname(subjects[room] + file.slice(room.length))
}
