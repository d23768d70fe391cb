// `node scripts/missingTexts.mjs LANG [--places]`: writes what the catalogue of a language lacks, in the order of the
// file, as JSON: each key with its English text, to be replaced by the translation. With `--places`, each with the files
// that show it. `mergeTexts.mjs` takes the translated JSON back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requiredKeys } from './checks/strings/catalogues.mjs'
import { readSources } from './checks/strings.mjs'

const root = join(import.meta.dirname, '..')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { places: { type: 'boolean' } } })
const [lang] = positionals
if (!lang) {
  console.error('Usage: node scripts/missingTexts.mjs LANG [--places]')
  process.exit(2)
}

const [english, own] = [readTexts('en'), readTexts(lang)]
const missing = new Map()
for (const { source, counted, file } of readSources(root).uses) {
  for (const key of requiredKeys({ source, counted }, lang)) {
    if (own[key]) continue
    const known = missing.get(key) ?? { key, english: englishOf(key, source), places: [] }
    if (!known.places.includes(file)) known.places.push(file)
    missing.set(key, known)
  }
}
const sorted = [...missing.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
const texts = values.places ? sorted : Object.fromEntries(sorted.map(({ key, english }) => [key, english]))
process.stdout.write(`${JSON.stringify(texts, null, 2)}\n`)
console.error(`${lang}: ${missing.size} missing`)

/** The English of a form that English does not have is the one for many. */
function englishOf(key, source) {
  return english[key] ?? english[`${source}_other`] ?? source
}

function readTexts(language) {
  return JSON.parse(readFileSync(join(root, `src/lib/shared/i18n/catalogue/${language}.json`), 'utf8'))
}
