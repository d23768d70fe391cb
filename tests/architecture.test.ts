import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gates, ungated } from '#shared/access.ts'

/** Which rooms each room may import from; its own folder always. */
const walls: Record<string, RegExp> = {
  'lib/shared': /^(#shared\/|\.)/,
  'lib/server': /^(#shared\/|#server\/|\.)/,
  'lib/client': /^(#shared\/|#client\/|\.)/,
  islands: /^(#shared\/|#client\/|#islands\/(ui|sections)\/|\.)/,
  layouts: /^(#shared\/|#layouts\/|#islands\/|\.)/,
  pages: /^(#shared\/|#server\/|#layouts\/|#islands\/|\.)/,
}
/** Packages that would bring a room what it must not know. */
const never: Record<string, RegExp> = {
  'lib/shared': /^(react|kysely|pg|node:|astro|nanostores)/,
  'lib/server': /^(react|nanostores|@nanostores|@tanstack)/,
  'lib/client': /^(node:|kysely|pg)/,
  islands: /^(node:|kysely|pg)/,
  layouts: /^(node:|kysely|pg)/,
  pages: /^(kysely|pg)/,
}

const everything = readdirSync('src', { recursive: true, encoding: 'utf8' })
const files = everything.filter((file) => /\.(ts|tsx|astro)$/.test(file))
const sheets = everything.filter((file) => file.endsWith('.css'))

test('every room imports only what its walls let through', () => {
  const broken = files.flatMap((file) => {
    const room = Object.keys(walls).find((name) => file.startsWith(`${name}/`))
    if (!room) return []
    return importsOf(file)
      .filter((from) =>
        isOurs(from) ? !(isInRoom(file, from, room) && walls[room]!.test(from)) : never[room]!.test(from),
      )
      .map((from) => `${file} imports ${from}`)
  })
  expect(broken).toEqual([])
})

test('an island knows no other island', () => {
  const strangers = files
    .filter((file) => /^islands\/(?!ui\/|sections\/)/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((from) => /^\.\.\/(?!ui\/)/.test(from))
        .map((from) => `${file} imports ${from}`),
    )
  expect(strangers).toEqual([])
})

test('every island has the error fallback', () => {
  const mounted = files.filter((file) => file.endsWith('.astro')).flatMap((file) => mountedIn(code(file)))
  expect(mounted).toContain('Checkout')
  const made = files.filter((file) => file.startsWith('islands/')).flatMap((file) => madeWithFallback(code(file)))
  expect(mounted.filter((island) => !made.includes(island))).toEqual([])
})

test('http knows no domain, and a domain knows no Request or Response', () => {
  const domains = /^lib\/server\/(trainings|storefront|points|shop|availability|notices|site|demo)\//
  const knowing = files
    .filter((file) => domains.test(file))
    .filter((file) => /\b(new (Request|Response)|: (Request|Response)\b|APIContext)/.test(code(file)))
  expect(knowing).toEqual([])
})

test('endpoints are declarations: no try, no Response of their own', () => {
  const wordy = files
    .filter((file) => file.startsWith('pages/api/'))
    .filter((file) => !/openapi|docs|\[\.\.\.path\]/.test(file))
    .filter((file) => /\btry\b|new Response/.test(code(file)))
  expect(wordy).toEqual([])
})

test('pages stay short: they load, pick a layout, mount', () => {
  const long = files.filter((file) => /^pages\/.*\.astro$/.test(file) && code(file).trimEnd().split('\n').length > 40)
  expect(long).toEqual([])
})

test('pages hold no SQL', () => {
  expect(
    files.filter(
      (file) => file.startsWith('pages/') && /selectFrom|insertInto|updateTable|deleteFrom/.test(code(file)),
    ),
  ).toEqual([])
})

test('every page has a gate, and every gate of a built page its page', () => {
  const patterns = files.filter((file) => file.startsWith('pages/')).map(patternOf)
  const open = patterns.filter((pattern) => !(pattern in gates) && !ungated.some((prefix) => isBelow(pattern, prefix)))
  expect(open).toEqual([])
  expect(Object.keys(gates).filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test('no file of the product grows beyond 250 lines', () => {
  const long = [...files, ...sheets]
    .map((file) => ({ file, lines: code(file).split('\n').length }))
    .filter(({ lines }) => lines > 251)
  expect(long).toEqual([])
})

test('what a partial index holds is looked for by that very condition, not by a value that is told later', () => {
  const migrations = files.filter((file) => file.startsWith('lib/server/db/migrations/')).map(code)
  const held = [...migrations.join('\n').matchAll(/create (?:unique )?index .* where (\w+) (>|=) ('\w+'|\d+)`/g)]
  expect(held.map(([, column]) => column)).toContain('remaining')
  const told = held.map(
    ([, column, operator, value]) => new RegExp(`where\\('(?:\\w+\\.)?${column}', '${operator}', ${value}\\)`),
  )
  const planned = files.filter((file) => file.startsWith('lib/server/') && told.some((form) => form.test(code(file))))
  expect(planned).toEqual([])
})

function code(file: string): string {
  return readFileSync(`src/${file}`, 'utf8')
}

/** The components that a page hydrates. */
function mountedIn(page: string): string[] {
  return [...page.matchAll(/<(\w+)\s+client:/g)].map(([, island]) => island!)
}

function madeWithFallback(source: string): string[] {
  return [...source.matchAll(/export const (\w+) = withFallback\(/g)].map(([, island]) => island!)
}

function importsOf(file: string): string[] {
  const found = code(file).matchAll(
    /^\s*(?:import|export)\b(?!\s+(?:const|function|type \w+ =|interface))[^'"\n]*(?:\{[^}]*\}\s*from\s*)?['"]([^'"]+)['"]|\}\s*from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  )
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function isOurs(from: string): boolean {
  return /^[#.]/.test(from)
}

/** A relative import must not climb out of its room. */
function isInRoom(file: string, from: string, room: string): boolean {
  if (!from.startsWith('.')) return true
  return new URL(from, `file:///${file}`).pathname.slice(1).startsWith(`${room}/`)
}

function patternOf(file: string): string {
  const path = file
    .slice('pages'.length)
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
  return path === '' ? '/' : path
}

function isBelow(pattern: string, prefix: string): boolean {
  return pattern === prefix || pattern.startsWith(`${prefix}/`)
}
