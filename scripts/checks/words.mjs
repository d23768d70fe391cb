import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textsOf } from './words/texts.mjs'
import { turnsIn } from './words/turns.mjs'

const folders = ['src', 'demo', 'tests', 'scripts', 'deploy', 'docs']
const singles = ['README.md', 'astro.config.mjs', 'vitest.config.ts', 'playwright.config.ts']
/** The check, its tests and the glossary must name the words. */
const naming = /^(scripts\/checks\/words|tests\/unit\/scripts\/checks\/words|docs\/words\.md)/

/**
 * Finds phrases that are not plain English in every comment, user text, demo text, test name and document.
 * @param {{ root: string, below?: string }} where `below`: only the files whose path begins with it
 * @returns {{ comments: number, problems: { file: string, line: number, kind: string, text: string, found: string,
 * instead: string }[] }}
 */
export function checkWords({ root, below = '' }) {
  const problems = []
  let comments = 0
  for (const file of filesOf(root).filter((name) => name.startsWith(below))) {
    for (const { kind, line, text } of textsOf(file, readFileSync(join(root, file), 'utf8'))) {
      if (kind === 'comment') comments++
      for (const turn of turnsIn(text, kind)) problems.push({ file, line, kind, text, ...turn })
    }
  }
  return { comments, problems }
}

/** In `deploy`, each file of another kind holds settings, a unit or a script. */
const isOfMachines = (file) =>
  /^deploy\/.*\/[\w-]+(\.(cfg|yml|env|ini|conf|service|machines|json))?$|^deploy\/try$/.test(file)

function filesOf(root) {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return [...found, ...singles]
    .filter((file) => (/\.(ts|tsx|mjs|astro|css|md)$/.test(file) || isOfMachines(file)) && existsSync(join(root, file)))
    .filter((file) => !naming.test(file))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { comments, problems } = checkWords({ root: join(import.meta.dirname, '../..'), below: process.argv[2] })
  for (const { file, line, found, instead } of problems) {
    console.error(`${file}:${line} “${found}”: write ${instead}`)
  }
  const wrong = new Set(problems.filter(({ kind }) => kind === 'comment').map(({ file, line }) => `${file}:${line}`))
  console.error(`words: ${problems.length} turns; ${wrong.size} of ${comments} comments hold one`)
  if (problems.length > 0) process.exitCode = 1
}
