import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkPatterns } from '../../../../scripts/checks/patterns.mjs'

/** The messages of the check for a file with this code. */
function check(code: string, file = 'src/lib/server/sample.ts'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'patterns-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), code)
  return checkPatterns({ root })
}

test.for([
  ['an element with any text in it', String.raw`/<script\b([^>]*)>(.*?)<\/script\s*>/gis`],
  ['a mail address with a repeated sign', String.raw`/^mailto:\S+@\S+$/`],
  ['a tag that may hold tags', String.raw`/<\/?[a-z][^>]*>/i`],
  ['white space at the end', String.raw`/\s+$/`],
  ['loops in a loop', '/^(a+)+$/'],
  ['a pattern in a string', String.raw`new RegExp('^\\S+@\\S+$')`],
])('%s is refused', ([, pattern]) => {
  expect(check(`export const sample = ${pattern}\n`)).toEqual([
    expect.stringMatching(/^src\/lib\/server\/sample\.ts:1 .* can backtrack without bound$/),
  ])
})

test.for([
  ['a mail address with one sign', String.raw`/^mailto:[^\s@]+@[^\s@]+$/`],
  ['a whole number', String.raw`/^\d+$/`],
  ['a list of words', '/^(?:en|ar|he)$/i'],
  ['letters of any script', String.raw`/^\p{L}+$/iu`],
])('%s is accepted', ([, pattern]) => {
  expect(check(`export const sample = ${pattern}\n`)).toEqual([])
})

test('a pattern in a page is found, in its code and between its tags', () => {
  const page = "---\nconst end = /\\s+$/\n---\n\n<p>{Astro.url.search.replace(/=+$/, '')}</p>\n"
  const problems = check(page, 'src/pages/sample.astro')
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
    'src/pages/sample.astro:2',
    'src/pages/sample.astro:5',
  ])
})

test('a pattern that nobody can read in the code is refused', () => {
  expect(check('export const sample = (text: string) => [/a/, new RegExp(text)]\n')).toEqual([
    'src/lib/server/sample.ts:1 is made of text that cannot be known here',
  ])
})

test('a pattern with a reason why it reads a text only once is accepted', () => {
  const code = String.raw`export const sample = [/a/, 'b'.replace(/\{\{\w+\}\}/g, '')]`
  expect(check(code)).toHaveLength(1)
  expect(check(`// linear: a name holds no brace.\n${code}\nexport const other = /a/\n`)).toEqual([])
})

test('a folder without patterns is a problem, because the check may look in the wrong place', () => {
  expect(check('export const sample = 1\n')).toHaveLength(1)
})
