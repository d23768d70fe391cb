import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const pages = join(import.meta.dirname, '../../src/pages')

/** The files under `src/pages` that answer calls, each by its path from there: `api/v2/users/[uid].ts`. */
export const endpointFiles: readonly string[] = globSync('{api/v2,system}/**/*.ts', { cwd: pages })
  .filter((file) => !basename(file).startsWith('_') && basename(file) !== 'openapi.json.ts')
  .sort()

/** Loads one of them. */
export function importEndpoints(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(pages, file)).href)
}
