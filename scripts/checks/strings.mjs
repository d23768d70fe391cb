import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeLanguages } from '../../src/lib/shared/i18n/languages.ts'
import { catalogueFiles, checkCatalogue } from './strings/catalogues.mjs'
import { undeclaredInIslands } from './strings/islands.mjs'
import { readUses } from './strings/uses.mjs'

const CATALOGUES = 'src/lib/shared/i18n/catalogue'

/**
 * Compares the strings of the product with the catalogue of each language: no string without a translation, none
 * unused, no placeholder missing, every plural form that the language has and no other. A folder without strings or a
 * language without a catalogue is a problem too, so that the check cannot pass in the wrong folder.
 *
 * @param {{ root: string, sources?: string, catalogues?: string, languages?: readonly string[] }} where paths below
 * `root`; the complete languages if none are named
 * @returns {string[]} problems, each with `file:line`
 */
export function checkStrings({ root, sources = 'src', catalogues = CATALOGUES, languages = complete }) {
  const { uses, problems, files } = readSources(root, sources)
  if (uses.length === 0) problems.push(`${sources}: no t('…') or msg('…') found in ${files} files`)

  const read = catalogueFiles(join(root, catalogues), { root, languages })
  for (const lang of languages) {
    if (!read.some((catalogue) => catalogue.lang === lang)) problems.push(`${catalogues}: there is no ${lang}.json`)
  }
  for (const catalogue of read) problems.push(...checkCatalogue(catalogue, uses))
  return [...problems, ...undeclaredInIslands(uses)]
}

/**
 * All uses of strings below a folder, and the number of files read.
 *
 * @param {string} root
 * @param {string} [sources]
 */
export function readSources(root, sources = 'src') {
  const files = sourceFiles(join(root, sources))
  const read = files.map((file) => readUses(file, relative(root, file)))
  return {
    uses: read.flatMap((file) => file.uses),
    problems: read.flatMap((file) => file.problems),
    files: files.length,
  }
}

const complete = completeLanguages.map(({ langcode }) => langcode)

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|astro)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkStrings({ root: process.argv[2] ?? join(import.meta.dirname, '../..') })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`\nstrings: ${problems.length} problems`)
    process.exitCode = 1
  }
}
