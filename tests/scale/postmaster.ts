import { readFileSync } from 'node:fs'
import { onServer } from '#tests/support/postgresServer.ts'

/** The process that all others of a PostgreSQL on this machine belong to. */
export function postmasterOf(url: string): Promise<number> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
    return Number(readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')[0])
  })
}
