import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesOf } from '#server/door/adapter/joinedChunks.ts'

const imports: Record<string, readonly string[]> = {
  serve: ['listen', 'schema'],
  listen: ['schema'],
  entry: ['page', 'schema'],
  page: ['text', 'listen'],
  settings: ['form', 'text'],
  thread: ['schema', 'mail'],
  launcher: ['compiled'],
  text: ['compiled'],
}
const importsOf = (id: string) => imports[id] ?? []
const none = () => []

test('modules share a file if the same step and the same programs need them', () => {
  const files = filesOf(
    { steps: { door: ['serve'], pages: ['entry'] }, programs: { jobs: 'thread', site: 'launcher' } },
    importsOf,
    none,
  )
  expect(Object.fromEntries(files)).toEqual({
    listen: 'door',
    schema: 'door-jobs',
    page: 'pages',
    text: 'pages',
    compiled: 'pages-site',
  })
})

test('modules that are imported later do not load the pages', () => {
  const later: Record<string, readonly string[]> = { listen: ['entry', 'outbox'], outbox: ['letter'] }
  const withMail: Record<string, readonly string[]> = { ...imports, outbox: ['schema'], letter: ['text'] }
  const files = filesOf(
    { steps: { door: ['serve'], pages: ['entry'] }, programs: {} },
    (id) => withMail[id] ?? [],
    (id) => later[id] ?? [],
  )
  expect(Object.fromEntries(files)).toEqual({
    listen: 'door',
    schema: 'door-later',
    page: 'pages',
    text: 'pages-later',
    compiled: 'pages-later',
  })
})

test('no two files import each other, and a program loads only modules that it needs', () => {
  const size = 24
  const graph = fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(graph, (edges) => {
      // Modules can import each other in a circle.
      const next = (id: string) => (edges[Number(id)] ?? []).map(String)
      const programs = { jobs: '20', font: '21' }
      const files = filesOf({ steps: { door: ['0', '1'], pages: ['2'] }, programs }, next, none)
      const loadedBy = (root: string) => {
        const loaded = new Set([root])
        for (const id of loaded) for (const one of next(id)) loaded.add(one)
        return loaded
      }
      for (const root of Object.values(programs)) {
        const needed = loadedBy(root)
        const own = new Set([...needed].map((id) => files.get(id)).filter((file) => file !== undefined))
        for (const [id, file] of files) if (own.has(file)) expect(needed).toContain(id)
      }
      const later = new Map<string, Set<string>>()
      for (const [id, file] of files) {
        for (const one of next(id)) {
          const imported = files.get(one)
          if (imported && imported !== file) later.set(file, (later.get(file) ?? new Set()).add(imported))
        }
      }
      for (const file of later.keys()) {
        const reached = new Set(later.get(file))
        for (const one of reached) for (const further of later.get(one) ?? []) reached.add(further)
        expect(reached).not.toContain(file)
      }
    }),
  )
})
