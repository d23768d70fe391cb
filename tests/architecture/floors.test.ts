import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { code, files, importsOf, isOurs, resolveImport } from './source.ts'

/** The folders of src/lib/server, lowest first: each imports from itself and from folders before it. */
const floors = [
  'memory',
  'network',
  'secrets',
  'db',
  'audit',
  'cache',
  'taxonomy',
  'site',
  'mail',
  'notices',
  'people',
  'media',
  'brand',
  'catalogue',
  'translations',
  'points',
  'enrolments',
  'accounts',
  'events',
  'shop',
  'availability',
  'storefront',
  'dashboard',
  'structures',
  'imports',
  'mailEditor',
  'privacy',
  'http',
  'jobs',
  'door',
  'cli',
]
const server = 'src/lib/server/'
/** The floors that http may know. */
const underHttp = ['memory', 'network', 'db', 'cache', 'site', 'people', 'accounts', 'http']
/** The environment is read by anyone; `Runtime` is a type that names everything a process holds. */
const ground = ['config.ts', 'runtime.ts']

test('each folder of the server has its floor', () => {
  const folders = readdirSync(server, { withFileTypes: true }).map((entry) => entry.name)
  expect(folders.filter((name) => !ground.includes(name)).toSorted()).toEqual(floors.toSorted())
})

test('no file of the server imports from a floor above its own', () => {
  const upwards = serverFiles()
    .filter((file) => !ground.some((name) => file === server + name))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => isOurs(from))
        .map(({ from, isType }) => ({ to: resolveImport(file, from), isType }))
        .filter(({ to }) => to.startsWith(server))
        .filter(({ to, isType }) => !(to === `${server}config.ts` || (to === `${server}runtime.ts` && isType)))
        .filter(({ to }) => floorOf(to) > floorOf(file))
        .map(({ to }) => `${file} imports ${to}`),
    )
  expect(upwards).toEqual([])
})

test('no domain knows a request or a response', () => {
  const domains = floors.slice(0, floors.indexOf('http'))
  const knowing = serverFiles()
    .filter((file) => domains.includes(nounOf(file)))
    .filter((file) => /\b(new (Request|Response)|: (Request|Response)\b|APIContext|App\.Locals)/.test(code(file)))
  expect(knowing).toEqual([])
})

test('http knows the user and the site, and no other domain', () => {
  const known = serverFiles()
    .filter((file) => nounOf(file) === 'http')
    .flatMap((file) => importsOf(file).map(({ from }) => resolveImport(file, from)))
    .filter((to) => to.startsWith(server) && !ground.includes(nounOf(to)) && !underHttp.includes(nounOf(to)))
  expect(known).toEqual([])
})

function serverFiles(): string[] {
  return files.filter((file) => file.startsWith(server))
}

function nounOf(file: string): string {
  return file.slice(server.length).split('/')[0]!
}

function floorOf(file: string): number {
  const floor = floors.indexOf(nounOf(file))
  return floor === -1 ? floors.length : floor
}
