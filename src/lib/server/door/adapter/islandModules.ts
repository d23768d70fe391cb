import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AstroConfig } from 'astro'

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>

interface Chunk {
  type: string
  facadeModuleId?: string | null
  imports?: readonly string[]
}

/** The module that starts every island of React. */
const STARTER = '@astrojs/react/dist/client.js'

/**
 * Notes which modules islands load before they start, so that their pages can ask for all of them at once: a browser
 * learns what a module imports only when it has that module.
 * @param islands the names of the files of the islands
 */
export function islandModules(islands: readonly string[]): { plugin: VitePlugin; write(file: URL): Promise<void> } {
  const noted: Record<string, string[]> = {}
  return {
    plugin: {
      name: 'island-modules',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle: Readonly<Record<string, Chunk>>) {
        for (const island of islands) {
          const entries = Object.keys(bundle).filter((file) => isEntry(bundle[file], island))
          if (entries.length < 2) throw new Error(`The build has no island ${island}, or nothing that starts it.`)
          noted[island] = [...closureOf(entries, bundle)].map((file) => `/${file}`)
        }
      },
    },
    write: (file) => writeFile(file, JSON.stringify(noted)),
  }
}

function isEntry(chunk: Chunk | undefined, island: string): boolean {
  const source = chunk?.facadeModuleId?.split('?')[0] ?? ''
  return source.endsWith(STARTER) || basename(source) === `${island}.tsx`
}

function closureOf(entries: readonly string[], bundle: Readonly<Record<string, Chunk>>): Set<string> {
  const files = new Set(entries)
  for (const file of files) for (const needed of bundle[file]?.imports ?? []) files.add(needed)
  return files
}
