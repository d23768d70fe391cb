import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSafe } from 'redos-detector'
import { readPatterns } from './patterns/read.mjs'

/** The code that reads requests. */
const SOURCES = ['src/lib/server', 'src/lib/shared', 'src/pages', 'src/layouts', 'src/middleware.ts']

/**
 * The number of ways in which a pattern may fail to match one text. A number that grows with the text exceeds every
 * limit.
 */
const MOST_WAYS = 200
const TIMEOUT_MS = 60_000

/**
 * Finds regular expressions whose time grows faster than the length of the text.
 *
 * @param {{ root: string, sources?: string[] }} where paths below `root`
 * @returns {string[]} problems, each with `file:line`
 */
export function checkPatterns({ root, sources = SOURCES }) {
  const files = sources.flatMap((source) => sourceFiles(join(root, source)))
  const read = files.map((file) => readPatterns(file, relative(root, file)))
  const patterns = read.flatMap((file) => file.patterns)
  const problems = read.flatMap((file) => file.problems)
  if (patterns.length === 0)
    problems.push(`${sources.join(', ')}: no regular expression found in ${files.length} files`)
  return [...problems, ...patterns.flatMap(judge)]
}

/** @type {Map<string, string | undefined>} */
const judged = new Map()

function judge({ pattern, flags, file, line }) {
  const shown = `/${pattern}/${flags}`
  if (!judged.has(shown)) judged.set(shown, problemOf(pattern, flags))
  const problem = judged.get(shown)
  return problem ? [`${file}:${line} ${shown} ${problem}`] : []
}

function problemOf(pattern, flags) {
  try {
    const { safe, error } = isSafe(new RegExp(pattern, judgedFlags(pattern, flags)), {
      maxScore: MOST_WAYS,
      timeout: TIMEOUT_MS,
    })
    if (safe) return undefined
    return error === 'hitMaxScore' ? 'can backtrack without bound' : `cannot be judged (${error})`
  } catch (error) {
    return `cannot be judged (${error.message})`
  }
}

/** The library does not support `i` and `u` together: then only the one that the pattern needs counts. */
function judgedFlags(pattern, flags) {
  if (!flags.includes('i') || !flags.includes('u')) return flags
  return flags.replace(/\\[pP]\{|\\u\{/.test(pattern) ? 'i' : 'u', '')
}

function sourceFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|astro)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkPatterns({ root: join(import.meta.dirname, '../..') })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`\npatterns: ${problems.length} problems`)
    process.exitCode = 1
  }
}
