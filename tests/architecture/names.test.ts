import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { turns } from '../../scripts/checks/words/turns.mjs'
import { code, files, testFiles } from './source.ts'

/** A section type has one name in each registry: its definition, and the loader of its data. */
const registries = ['src/lib/shared/sections/definitions/', 'src/lib/server/storefront/sections/']
const islands = 'src/islands/'
/** Every island declares the strings that it shows under this name. */
const islandStrings = 'strings'

test('an exported name has one home', () => {
  expect(doubles()).toEqual([])
})

test('a function that refuses if there is nothing to return is named require…, not find…', () => {
  expect(files.flatMap((file) => refusingFinders(file, code(file)))).toEqual([])
})

test.each([
  ['a finder that refuses', '/** @throws Refusal 404 */\nexport async function findThing() {}'],
  [
    'one with a longer comment',
    '/**\n * A thing.\n * @throws Refusal 404 if there is none\n */\nexport function findThing() {}',
  ],
])('%s is found', (_, text) => {
  expect(refusingFinders('some.ts', text)).toEqual(['some.ts: findThing'])
})

test('a finder that returns undefined is not found, even below a function that refuses', () => {
  const refusing = '/** @throws Refusal 404 */\nexport function requireThing() {}'
  expect(refusingFinders('some.ts', `${refusing}\n\n/** A thing. */\nexport function findThing() {}`)).toEqual([])
})

const banned = turns.filter((turn) => !turn.usualInNames && !turn.onlySummary).map(({ pattern }) => pattern)
const examples = banned.map(firstOf).filter((words, at) => banned[at]?.test(words))

test('no name of a file, a declaration or a parameter holds a word that docs/words.md bans', () => {
  const named = [...files, ...testFiles].filter((file) => !file.startsWith('tests/unit/scripts/checks/'))
  expect(named.flatMap((file) => bannedNames(file, code(file)))).toEqual([])
})

test.each(examples)('a name with “%s” is found', (words) => {
  const name = words.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  const capital = name.replace(/^\w/, (letter) => letter.toUpperCase())
  expect(bannedNames(`src/${name}Parts.ts`, '')).toHaveLength(1)
  expect(bannedNames('some.ts', `function draw${capital}() {}`)).toHaveLength(1)
  expect(bannedNames('some.ts', `type ${capital}Rows = 1`)).toHaveLength(1)
  expect(bannedNames('some.ts', `run(${name}: string)`)).toHaveLength(1)
})

/** The first words of a pattern. */
function firstOf(pattern: RegExp): string {
  return pattern.source.replaceAll(/\\b|[()?]/g, '').split('|')[0] ?? ''
}

/** `file: name` for each such name; a comment or a text is no declaration. */
function bannedNames(file: string, text: string): string[] {
  const declared = text.matchAll(/\b(?:function\*?|const|let|interface|type|class)\s+(\w+)|\b(\w+)\??: /g)
  const names = [basename(file).split('.')[0] ?? '', ...[...declared].map((match) => match[1] ?? match[2] ?? '')]
  const words = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return names.filter((name) => banned.some((pattern) => pattern.test(words(name)))).map((name) => `${file}: ${name}`)
}

/** `file: name` for each exported function `find…` whose comment names the refusal 404. */
function refusingFinders(file: string, text: string): string[] {
  const found = text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?function (find[A-Z]\w*)/g)
  return [...found].flatMap(([, comment = '', name]) =>
    /@throws Refusal\b.*\b404\b/.test(comment) ? [`${file}: ${name}`] : [],
  )
}

/** `name: file, file` for each name that more than one file declares and exports; a layout has the name of its file. */
function doubles(): string[] {
  return [...homes()]
    .filter(([, at]) => at.length > 1)
    .map(([name, at]) => `${name}: ${at.join(', ')}`)
    .sort()
}

function homes(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files.filter((name) => /\.(tsx?|astro)$/.test(name) && isNamed(name))) {
    const names = file.endsWith('.astro') ? [basename(file, '.astro')] : exportedNames(file)
    for (const name of names) found.set(name, [...(found.get(name) ?? []), file])
  }
  return new Map([...found].map(([name, at]) => [name, withoutTwins(withoutRegistries(name, at))]))
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

/** A component that both React and Astro draw, such as an icon, is one thing. */
function withoutTwins(at: string[]): string[] {
  const isTwin =
    at.length === 2 && at.some((file) => file.endsWith('.tsx')) && at.some((file) => file.endsWith('.astro'))
  return isTwin ? at.filter((file) => file.endsWith('.tsx')) : at
}
