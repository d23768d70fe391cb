import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { placeForMany } from '#tests/support/placeForMany.ts'
import { keepIndex } from '#tests/support/prepareTemplate.ts'
import { fillDemo } from './academy.ts'

/** Makes the demo academy once for the run, for every worker to copy. Returns a function that removes it. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-e2e-'))
  const file = join(folder, 'demo.db')
  await fillDemo(`sqlite:${file}`)
  const db = openDatabase(`sqlite:${file}`)
  await keepIndex(db, folder)
  await db.close()
  process.env.E2E_TEMPLATE = file
  return () => rmSync(folder, { recursive: true })
}
