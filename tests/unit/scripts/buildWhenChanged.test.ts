import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const machine = pathToFileURL('scripts/lib/machine.mjs').href

let folder: string
const place = (file: string) => join(folder, file)
const page = () => place('src/pages/index.astro')

beforeEach(() => {
  folder = freshFolder()
  for (const below of ['src/pages', 'dist', 'node_modules/astro/bin']) mkdirSync(place(below), { recursive: true })
  writeFileSync(place('src/pages/index.astro'), '<h1>One</h1>')
  // In place of Astro: it counts how often it builds, and fails if it must.
  writeFileSync(
    place('node_modules/astro/bin/astro.mjs'),
    'import fs from "node:fs"\nfs.appendFileSync("dist/count", "x")\nif (fs.existsSync("fails")) process.exit(1)',
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

test('a file with other text of the same size and the same date is built', () => {
  utimesSync(page(), 1000, 1000)
  expect(builds()).toBe(1)
  writeFileSync(page(), '<h1>Two</h1>')
  utimesSync(page(), 1000, 1000)
  expect(builds()).toBe(2)
})

test('a new file is built, and one that is gone', () => {
  expect(builds()).toBe(1)
  writeFileSync(place('src/pages/about.astro'), '<h1>About</h1>')
  expect(builds()).toBe(2)
  rmSync(place('src/pages/about.astro'))
  expect(builds()).toBe(3)
})

test('a linked file and the files of a linked folder are built when they change', () => {
  mkdirSync(place('brand'))
  writeFileSync(place('brand/mark.svg'), '<svg/>')
  symlinkSync(place('brand/mark.svg'), place('src/mark.svg'))
  symlinkSync(place('brand'), place('src/brand'))
  expect(builds()).toBe(1)
  writeFileSync(place('brand/mark.svg'), '<svg>x</svg>')
  expect(builds()).toBe(2)
  writeFileSync(place('brand/new.svg'), '<svg/>')
  expect(builds()).toBe(3)
})

test('a build that fails is tried again', () => {
  writeFileSync(place('fails'), '')
  expect(() => builds()).toThrow()
  rmSync(place('fails'))
  expect(builds()).toBe(2)
})

test('files with the same text and other dates, as of a copy of the project, are not built again', () => {
  expect(builds()).toBe(1)
  utimesSync(page(), 0, 0)
  expect([builds(), builds()]).toEqual([1, 1])
})

test('packages are installed when the list of packages changes, and not for a mark without dates', () => {
  const list = '{}'
  writeFileSync(place('package-lock.json'), list)
  writeFileSync(place('node_modules/.installed'), createHash('sha256').update(list).digest('hex'))
  expect([installs(), installs()]).toEqual([0, 0])
  writeFileSync(place('package-lock.json'), '{ "packages": {} }')
  expect([installs(), installs()]).toEqual([1, 1])
})

test('an installation that fails is tried again', () => {
  writeFileSync(place('package-lock.json'), '{}')
  writeFileSync(place('fails'), '')
  expect(() => installs()).toThrow()
  rmSync(place('fails'))
  expect(installs()).toBe(2)
})

/** In place of npm: it counts how often it installs. */
function installs(): number {
  mkdirSync(place('bin'), { recursive: true })
  writeFileSync(place('bin/npm'), '#!/bin/sh\necho x >> installed\n[ ! -e fails ]\n', { mode: 0o755 })
  execFileSync(process.execPath, ['-e', `import(${JSON.stringify(machine)}).then(({ install }) => install())`], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PATH: `${place('bin')}:${process.env.PATH}` },
  })
  const counted = place('installed')
  return existsSync(counted) ? readFileSync(counted, 'utf8').split('\n').length - 1 : 0
}
