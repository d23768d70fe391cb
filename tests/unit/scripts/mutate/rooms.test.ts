import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileOf, isIn, patternsOf, rooms, selectRooms, testsOfBuild } from '../../../../scripts/mutate/rooms.mjs'

describe('the rooms of the mutation tests', () => {
  test.each(Object.entries(rooms))('%s has files, and tests that may notice their mutants', (_, { files, tests }) => {
    expect(files.filter((file: string) => !existsSync(file))).toEqual([])
    const found = tests.flatMap((pattern: string) =>
      globSync(pattern.endsWith('.ts') ? pattern : `${pattern}/*.test.ts`),
    )
    expect(found).not.toEqual([])
    const needingBuild = found.filter((file: string) =>
      /#tests\/support\/(servedAcademy|site|killedSite)\.ts/.test(readFileSync(file, 'utf8')),
    )
    expect(needingBuild.filter((file: string) => !testsOfBuild.includes(file))).toEqual([])
  })

  test('are all meant if none is named', () => {
    expect(selectRooms([])).toEqual(Object.keys(rooms).map((room) => ({ room })))
  })

  test('are named by their names, and their parts by paths', () => {
    expect(selectRooms(['shared/points', 'server/http/origin.ts', 'src/lib/server/points/book'])).toEqual([
      { room: 'shared/points' },
      { room: 'server/http', only: 'src/lib/server/http/origin.ts' },
      { room: 'server/points', only: 'src/lib/server/points/book' },
    ])
  })

  test('are meant together by the folder above them', () => {
    const selected = selectRooms(['server/shop', 'server/idempotency'])
    expect(selected).toContainEqual({ room: 'server/shop/orders' })
    expect(selected).toContainEqual({ room: 'server/shop/stock' })
    expect(selected?.at(-1)).toEqual({ room: 'server/idempotency' })
  })

  test('hold every file of the shop', () => {
    const files = globSync('src/lib/server/shop/**/*.ts')
    const names = Object.keys(rooms)
    expect(files.filter((file) => !names.some((room) => isIn(file, room)))).toEqual([])
  })

  test('are not guessed: one unknown name refuses the whole command', () => {
    expect(selectRooms(['shared/points', 'attic'])).toBeNull()
  })
})

test('a folder means all its files, a file means itself', () => {
  expect(patternsOf('shared/points')).toEqual(['src/lib/shared/points/**/*.ts'])
  expect(patternsOf('server/points', 'src/lib/server/points/book')).toEqual(['src/lib/server/points/book/**/*.ts'])
  expect(patternsOf('shared/access')).toEqual(['src/lib/shared/access/**/*.ts'])
})

test('the figures of a part leave out the other parts of its room', () => {
  const inBook = (file: string) => isIn(`src/lib/server/points/${file}`, 'server/points', 'src/lib/server/points/book')
  expect(['book/post.ts', 'bookkeeping/post.ts', 'book.ts', 'spend.ts'].filter(inBook)).toEqual(['book/post.ts'])
  expect(isIn('src/lib/server/points/spend.ts', 'server/points', 'src/lib/server/points/spend.ts')).toBe(true)
  expect(isIn('src/lib/server/points/spend.ts', 'server/points')).toBe(true)
})

test('a part has its own list of survivors', () => {
  expect(fileOf('src/lib/server/points/book', 'txt')).toBe('test-results/mutation/server-points-book.txt')
  expect(fileOf('server/points', 'txt')).toBe('test-results/mutation/server-points.txt')
})
