import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// With one rule such as `> :first-child` or `* + *`, the browser calculates the styles of a whole list again for each row
// that comes, and with `:has(.dialog)` on the root it searches the whole page.
test.each([
  [
    'the position of any element',
    /(?<=[\s>+~(,])(?::not\()?:(?:first|last|only|nth(?:-last)?)-(?:child|of-type)[^{,]*/g,
  ],
  ['what any element follows', /[+~]\s*\*[^{,]*/g],
  // Chromium keeps one list of all tags that follow tags, and looks for each of them when anything comes or goes.
  ['what follows a tag', /(?:(?<=[\s,(>&])[a-z][a-z0-9]*|\))\s*[+~]\s*(?:[a-z]+(?![a-z]*\()|:)[^{,]*/g],
  ['what is anywhere in the page', /:root:has\((?!>)[^{,]*/g],
])('no style sheet of the editor asks for %s: it names the elements', (_, rule) => {
  const sheets = globSync(['src/islands/{forms,sections,storefront-editor,ui}/**/*.css', 'src/layouts/styles/*.css'])
  expect(sheets.length).toBeGreaterThan(60)
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(rule)].map(([found]) => `${sheet}: ${found.trim()}`),
  )
  expect(found).toEqual([])
})
