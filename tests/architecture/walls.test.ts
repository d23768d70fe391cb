import { expect, test } from 'vitest'
import { code, files, importsOf, isOurs, resolveImport } from './source.ts'

/** The rooms that each room may import from, beside itself. */
const walls: Record<string, RegExp> = {
  'src/lib/shared': /^#shared\//,
  'src/lib/server': /^#(shared|server)\//,
  'src/lib/client': /^#(shared|client)\//,
  'src/islands': /^#(shared|client|islands\/(ui|forms|sections))\//,
  'src/layouts': /^#(shared|layouts|islands)\//,
  'src/pages': /^#(shared|server|layouts|islands)\//,
  demo: /^#(shared|server|demo)\//,
}
/** Packages that a room must not know. */
const never: Record<string, RegExp> = {
  'src/lib/shared': /^(react|kysely|pg|node:|astro|nanostores)/,
  'src/lib/server': /^(react|nanostores|@nanostores|@tanstack)/,
  'src/lib/client': /^(node:|kysely|pg)/,
  'src/islands': /^(node:|kysely|pg)/,
  'src/layouts': /^(node:|kysely|pg)/,
  'src/pages': /^(kysely|pg)/,
  demo: /^(react|astro|nanostores)/,
}
/** The only file of the product that may import the demo, and only when a command asks for it. */
const seeding = { file: 'src/lib/server/cli/seed.ts', from: '#demo/seed/seed.ts' }

test('every room imports only what its walls let through', () => {
  const broken = files.flatMap((file) => {
    const room = roomOf(file)
    if (!room) return []
    return importsOf(file)
      .filter(({ from }) => !(file === seeding.file && from === seeding.from))
      .filter(({ from }) =>
        isOurs(from)
          ? !(isOfDemo(file) && from.startsWith('#demo/')) &&
            !(from.startsWith('.') ? resolveImport(file, from).startsWith(`${room}/`) : walls[room]!.test(from))
          : never[room]!.test(from),
      )
      .map(({ from }) => `${file} imports ${from}`)
  })
  expect(broken).toEqual([])
})

test('an island knows no other island', () => {
  const strangers = files
    .filter((file) => /^src\/islands\/(?!ui\/|forms\/|sections\/)/.test(file))
    .flatMap((file) => {
      const own = file.split('/').slice(0, 3).join('/')
      return importsOf(file)
        .filter(({ from }) => isOurs(from))
        .map(({ from }) => resolveImport(file, from))
        .filter((to) => to.startsWith('src/islands/') && !/^src\/islands\/(ui|forms|sections)\//.test(to))
        .filter((to) => !to.startsWith(`${own}/`))
        .map((to) => `${file} imports ${to}`)
    })
  expect(strangers).toEqual([])
})

test('no other part of the library of the browser knows the editor of storefronts', () => {
  const editor = 'src/lib/client/editor/'
  const knowing = files
    .filter((file) => file.startsWith('src/lib/client/') && !file.startsWith(editor))
    .flatMap((file) => importsOf(file).map(({ from }) => ({ file, to: resolveImport(file, from) })))
    .filter(({ to }) => to.startsWith(editor))
  expect(knowing).toEqual([])
})

/** The rooms and islands of pages for visitors and learners. */
const forLearners =
  /^src\/islands\/(ui|sections|checkout|cookie-banner|copy-code|points-badge|search-field|toasts|user-menu)\//
/** The forms of sections, which only the editor of storefronts loads. */
const formsOfSections =
  /^src\/islands\/sections\/(fields\/|tabs\/|[\w-]+\/Form\.tsx$|(form|forms|formStrings|lazyForms)\.tsx?$)/

test('the parts of forms for administrators are not in what visitors and learners load', () => {
  const heavy = loadedByLearners().filter(({ to }) => to.startsWith('src/islands/forms/'))
  expect(heavy).toEqual([])
})

test('no view of a section, and nothing else that visitors load, imports a form of a section', () => {
  expect(files.filter((file) => formsOfSections.test(file)).length).toBeGreaterThan(40)
  expect(loadedByLearners().filter(({ to }) => formsOfSections.test(to))).toEqual([])
  const strangers = files
    .filter((file) => /^src\/(layouts|pages)\/(?!settings\/)/.test(file))
    .flatMap((file) => importsOf(file).map(({ from }) => ({ file, to: resolveImport(file, from) })))
    .filter(({ to }) => formsOfSections.test(to))
  expect(strangers).toEqual([])
})

test('a view of a section uses no hook, so that it can be drawn by the server and by the editor', () => {
  const withHooks = files
    .filter((file) => file.startsWith('src/islands/sections/') && !formsOfSections.test(file))
    .filter((file) => /import (?!type)[^'\n]*\buse[A-Z]\w*[^'\n]*from 'react'/.test(code(file)))
  expect(withHooks).toEqual([])
})

/** The imports of everything that visitors and learners load. */
function loadedByLearners(): { file: string; to: string }[] {
  return files
    .filter((file) => forLearners.test(file) && !formsOfSections.test(file))
    .flatMap((file) =>
      importsOf(file).map(({ from }) => ({ file, to: isOurs(from) ? resolveImport(file, from) : from })),
    )
}

/** The pages that show parts of the demo; a real site answers not found there. */
function isOfDemo(file: string): boolean {
  return /^src\/pages\/(media\/)?demo\//.test(file)
}

function roomOf(file: string): string | undefined {
  return Object.keys(walls).find((room) => file.startsWith(`${room}/`))
}
