import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCatalogue, readCatalogues } from './strings/catalogues.mjs'
import { undeclaredInIslands } from './strings/islands.mjs'
import { readUses } from './strings/uses.mjs'

/**
 * Compares the strings of the product with its catalogues: no string without a translation, none unused, no placeholder
 * missing. A folder without strings or catalogues is a problem too, so that the check cannot pass in the wrong folder.
 *
 * @param {{ root: string, sources?: string, catalogues?: string }} where paths below `root`
 * @returns {string[]} problems, each with `file:line`
 */
export function checkStrings({ root, sources = 'src', catalogues = 'src/lib/shared/i18n/catalogue' }) {
  const files = sourceFiles(join(root, sources))
  const read = files.map((file) => readUses(file, relative(root, file)))
  const uses = read.flatMap((file) => file.uses)
  const problems = read.flatMap((file) => file.problems)
  if (uses.length === 0) problems.push(`${sources}: no t('…') or msg('…') found in ${files.length} files`)

  const languages = readCatalogues(join(root, catalogues), root)
  if (!languages.some(({ lang }) => lang === 'en')) problems.push(`${catalogues}: there is no en.json`)
  for (const language of languages) problems.push(...checkCatalogue(language, uses))
  return [...problems, ...undeclaredInIslands(uses)]
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|astro)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkStrings({ root: join(import.meta.dirname, '../..') })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`\nstrings: ${problems.length} problems`)
    process.exitCode = 1
  }
}
