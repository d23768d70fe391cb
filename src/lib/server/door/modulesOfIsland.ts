import { existsSync, readFileSync } from 'node:fs'
import { doorProgram } from './built.ts'

let noted: Readonly<Record<string, readonly string[]>> | undefined

/** The addresses of the modules that an island loads before it starts; none where nothing is built. */
export function modulesOfIsland(island: string): readonly string[] {
  noted ??= readNoted()
  return noted[island] ?? []
}

function readNoted(): Readonly<Record<string, readonly string[]>> {
  const file = new URL('islandModules.json', doorProgram)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
