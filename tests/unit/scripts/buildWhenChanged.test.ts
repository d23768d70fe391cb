import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const machine = pathToFileURL('scripts/lib/machine.mjs').href

let folder: string
const place = (file: string) => join(folder, file)

beforeEach(() => {
  folder = freshFolder()
  for (const below of ['src/pages', 'dist', 'node_modules/astro/bin']) mkdirSync(place(below), { recursive: true })
  writeFileSync(place('src/pages/index.astro'), '<h1>One</h1>')
  // In place of Astro: it counts how often it builds.
  writeFileSync(
    place('node_modules/astro/bin/astro.mjs'),
    'import fs from "node:fs"\nfs.appendFileSync("dist/count", "x")',
  )
})

function builds(): number {
  execFileSync(process.execPath, ['-e', `import(${JSON.stringify(machine)}).then(({ build }) => build())`], {
    cwd: folder,
    stdio: 'ignore',
  })
  return readFileSync(place('dist/count'), 'utf8').length
}

test('a site is built once for the same files', () => {
  expect([builds(), builds()]).toEqual([1, 1])
})

test('a file of the same size with other text, and an old date, is built', () => {
  expect(builds()).toBe(1)
  writeFileSync(place('src/pages/index.astro'), '<h1>Two</h1>')
  utimesSync(place('src/pages/index.astro'), 0, 0)
  expect(builds()).toBe(2)
})

test('a new file is built', () => {
  expect(builds()).toBe(1)
  writeFileSync(place('src/pages/about.astro'), '<h1>About</h1>')
  expect(builds()).toBe(2)
})

test('files with the same text and other dates, as of a copy of the project, are not built again', () => {
  expect(builds()).toBe(1)
  utimesSync(place('src/pages/index.astro'), 0, 0)
  expect([builds(), builds()]).toEqual([1, 1])
})
