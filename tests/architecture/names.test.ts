import { expect, test } from 'vitest'
import { code, files } from './source.ts'

/** A section type has one name in each registry: its definition, and the loader of its data. */
const registries = ['src/lib/shared/sections/definitions/', 'src/lib/server/storefront/sections/']
const islands = 'src/islands/'
/** Every island declares the strings that it shows under this name. */
const islandStrings = 'strings'

/** Names that still have two homes. Remove a name here when it gets one home; never add one. */
const knownDoubles: readonly string[] = [
  'Adjustment',
  'Appearance',
  'Chance',
  'Checkout',
  'Choice',
  'Decision',
  'Due',
  'IconDrawing',
  'Localised',
  'Notice',
  'NoticeType',
  'Picture',
  'Place',
  'Reading',
  'Recorded',
  'Refuse',
  'Refused',
  'Script',
  'SearchField',
  'SIMULATED_DAYS',
  'Standing',
  'Storefront',
  'Told',
  'TrainingCard',
  'Visit',
  'columnsOf',
  'complete',
  'factsOf',
  'idOf',
  'isNarrowed',
  'leaderboard',
  'momentOf',
  'nextChange',
  'orderStates',
  'productSteps',
  'richText',
  'scriptOf',
  'standingOf',
  'takeBack',
  'text',
  'trainings',
  'visitOf',
]

test('an exported name has one home', () => {
  expect(doubles().filter((line) => !knownDoubles.includes(nameOf(line)))).toEqual([])
})

test('every name that is allowed two homes still has two', () => {
  const names = doubles().map(nameOf)
  expect(knownDoubles.filter((name) => !names.includes(name))).toEqual([])
})

/** `name: file, file` for each name that more than one file declares and exports. */
function doubles(): string[] {
  return [...homes()]
    .filter(([, at]) => at.length > 1)
    .map(([name, at]) => `${name}: ${at.join(', ')}`)
    .sort()
}

function homes(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && isNamed(name))) {
    for (const name of exportedNames(file)) found.set(name, [...(found.get(name) ?? []), file])
  }
  return new Map([...found].map(([name, at]) => [name, withoutRegistries(name, at)]))
}

/** Routes export the names that Astro prescribes, and migrations have numbers. */
function isNamed(file: string): boolean {
  return !file.startsWith('src/pages/') && !file.includes('/db/migrations/') && !file.endsWith('.d.ts')
}

/** The names that a file declares and exports; two signatures of one function are one name. */
function exportedNames(file: string): Set<string> {
  const found = code(file).matchAll(
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|interface|type|class|enum) (\w+)/gm,
  )
  return new Set([...found].map((match) => match[1] ?? ''))
}

function withoutRegistries(name: string, at: readonly string[]): string[] {
  if (name === islandStrings) return at.filter((file) => !file.startsWith(islands))
  return registries.every((folder) => at.some((file) => file.startsWith(folder)))
    ? at.filter((file) => !file.startsWith(registries[1]!))
    : [...at]
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(':'))
}
