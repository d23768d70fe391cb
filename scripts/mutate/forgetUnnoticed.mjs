import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileOf, UNNOTICED } from './rooms.mjs'

/**
 * Lets the next run try the mutants of a room again that no test noticed: a test may have been added, and Stryker does
 * not see that for tables, which no single test reaches. A mutant that a test noticed is kept until its code or that test
 * changes.
 * @param {string} room
 */
export function forgetUnnoticed(room) {
  const path = fileOf(room, 'incremental.json')
  if (!existsSync(path)) return
  const known = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(known.files)) {
    file.mutants = file.mutants.filter(({ status }) => !UNNOTICED.includes(status))
  }
  writeFileSync(path, JSON.stringify(known))
}
