import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { morning } from './templates.ts'

/** Makes the two template files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-templates-'))
  const templates = { empty: join(folder, 'empty.db'), demo: join(folder, 'demo.db'), server: '' }
  for (const file of [templates.empty, templates.demo]) {
    const db = openDatabase(`sqlite:${file}`)
    await migrate(db, morning)
    if (file === templates.demo) await seedDemo(db, { now: morning })
    await db.close()
  }
  project.provide('templates', templates)
  return () => rmSync(folder, { recursive: true })
}
