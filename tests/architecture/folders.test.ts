import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { files, importsOf, isOurs, resolveImport } from './source.ts'

/** Pairs of folders below src/lib that still import each other. The list only shrinks: no pair is added. */
const known = [
  'server/points/earning server/points/schedules',
  'shared/contract shared/points',
  'shared/contract shared/sections',
  'shared/contract shared/theme',
]
const lib = 'src/lib/'

test('no two rooms of shared, and no two folders of one room of shared or the server, import each other', () => {
  expect([...new Set([...mutual(roomOfShared), ...mutual(folderOf)])].toSorted()).toEqual(known)
})

/** The pairs of groups of files that import each other, without a group inside the other one. */
function mutual(groupOf: (file: string, other: string) => string | undefined): string[] {
  const imports = new Set(crossings().flatMap(([from, to]) => pairOf(groupOf(from, to), groupOf(to, from))))
  return [...imports].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && !to.startsWith(`${from}/`) && imports.has(`${to} ${from}`)
  })
}

function pairOf(from: string | undefined, to: string | undefined): string[] {
  return from === undefined || to === undefined || from === to ? [] : [`${from} ${to}`]
}

/** The imports between files of lib, as paths below src/lib. */
function crossings(): [from: string, to: string][] {
  return files
    .filter((file) => file.startsWith(lib))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => isOurs(from))
        .map(({ from }) => resolveImport(file, from))
        .filter((to) => to.startsWith(lib))
        .map((to): [string, string] => [file.slice(lib.length), to.slice(lib.length)]),
    )
}

/** A room of shared; files beside the rooms have none. */
function roomOfShared(file: string): string | undefined {
  return /^(shared\/[^/]+)\//.exec(file)?.[1]
}

/** The folder of a file, if the other file is in the same room of shared or the server. */
function folderOf(file: string, other: string): string | undefined {
  const room = /^(?:shared|server)\/[^/]+\//.exec(file)?.[0]
  return room !== undefined && other.startsWith(room) ? posix.dirname(file) : undefined
}
