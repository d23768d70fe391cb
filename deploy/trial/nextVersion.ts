import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Expands two tables that every purchase writes to, as the first half of a change of them would. */
const MIGRATION = `import { type QueryExecutorProvider, sql } from 'kysely'

/** The version before this one does not know the column and goes on without it. */
export async function trial(tx: QueryExecutorProvider): Promise<void> {
  await sql\`alter table orders add column trial_note text\`.execute(tx)
  await sql\`alter table point_entries add column trial_note text\`.execute(tx)
}
`

/** Builds this version with one more migration in a folder, and returns the folder. */
export function buildNextVersion(root: string, folder: string): string {
  for (const part of ['src', 'demo', 'public', 'scripts', 'package.json', 'tsconfig.json', 'astro.config.mjs'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'src/lib/server/db/migrations/9999Trial.ts'), MIGRATION)
  const list = join(folder, 'src/lib/server/db/migrate.ts')
  const text = readFileSync(list, 'utf8')
  const end = text.indexOf('\n}\n', text.indexOf('const migrations'))
  if (end < 0) throw new Error('The list of migrations was not found.')
  writeFileSync(
    list,
    `import { trial } from './migrations/9999Trial.ts'\n${text.slice(0, end)}\n  '9999_trial': expands(trial),${text.slice(end)}`,
  )
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: folder, env, stdio: 'ignore' })
  return folder
}
