// `node scripts/mergeTexts.mjs LANG FILE… [--prune]`: adds the translations of JSON files (key → text) to the catalogue
// of a language, in the order of the file. A text with a fault is named and not taken. `--prune` removes texts that
// are used nowhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsByKey } from './checks/strings/catalogues.mjs'
import { readSources } from './checks/strings.mjs'

const root = join(import.meta.dirname, '..')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { prune: { type: 'boolean' } } })
const [lang, ...files] = positionals
if (!lang || (files.length === 0 && !values.prune)) {
  console.error('Usage: node scripts/mergeTexts.mjs LANG FILE… [--prune]')
  process.exit(2)
}

const { uses } = readSources(root)
const path = join(root, `src/lib/shared/i18n/catalogue/${lang}.json`)
const before = readJson(path)
const sent = Object.assign({}, ...files.map(readJson))
const merged = { ...before, ...sent }
for (const [key, faults] of faultsByKey({ lang, texts: merged }, uses)) {
  if (key in sent) {
    console.error(`'${key}'${faults.join(';')}`)
    process.exitCode = 1
    if (key in before) merged[key] = before[key]
    else delete merged[key]
  } else if (values.prune) delete merged[key]
}
const sorted = Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
console.error(`${lang}: ${sorted.length} texts`)

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
