import { expect, test } from 'vitest'
import { code, files, importsOf, isOurs, resolveImport } from './source.ts'

/** The values that depend only on the site and the language, which are in the key of each kept part. */
const shared = ['t', 'site', 'theme', 'language', 'direction', 'messages']

const hosts = files.filter((file) => /<Kept\s/.test(code(file)))
const parts = [...new Set(hosts.flatMap(partsIn))]

test('a kept part reads nothing of the request: only the site, the language and its props', () => {
  expect(parts.length).toBeGreaterThan(5)
  const read = withComponents(parts).flatMap((file) => {
    const source = code(file)
    const locals = [...source.matchAll(/const \{([^}]*)\} = Astro\.locals/g)].flatMap(([, names]) => names!.split(','))
    const others = locals.map((name) => name.trim()).filter((name) => !shared.includes(name))
    const rest = source.replace(/const \{[^}]*\} = Astro\.(locals|props)\n/g, '').match(/\bAstro\b[.\w]*/g) ?? []
    return [...others, ...rest].map((name) => `${file} reads ${name}`)
  })
  expect(read).toEqual([])
})

test('each island of a kept part has ids of its own, because the HTML is on many pages', () => {
  const islands = withComponents(parts).flatMap((file) =>
    [...code(file).matchAll(/<\w+\s+client:\w+\s+(ids="(\w+)")?/g)].map(([, , ids]) => ids),
  )
  expect(islands.length).toBe(5)
  expect(islands).not.toContain(undefined)
  expect(new Set(islands).size).toBe(islands.length)
})

/** The files of the parts that a file keeps. */
function partsIn(file: string): string[] {
  const imports = new Map(importsOf(file).map(({ from }) => [from.replace(/^.*\/|\.\w+$/g, ''), from]))
  return [...code(file).matchAll(/<Kept\s+part=\{(\w+)\}/g)].map(([, name]) => {
    const from = imports.get(name!)
    if (!from) throw new Error(`${file} keeps ${name}, which it does not import`)
    return resolveImport(file, from)
  })
}

/** The parts with all components in them. */
function withComponents(start: readonly string[]): string[] {
  const found = new Set<string>()
  const rest = [...start]
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const own = file
    rest.push(
      ...importsOf(own)
        .filter(({ from }) => isOurs(from) && from.endsWith('.astro'))
        .map(({ from }) => resolveImport(own, from)),
    )
  }
  return [...found]
}
