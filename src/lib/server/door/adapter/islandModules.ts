import { basename } from 'node:path'
import type { AstroConfig } from 'astro'

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>

interface Chunk {
  type: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

type Bundle = Readonly<Record<string, Chunk>>

/** The files of an island, as addresses in the folder of the browser's files. */
export interface IslandFiles {
  entry: string
  /** The modules that load with it, without those of the other islands. */
  first: readonly string[]
  /** The modules of the other islands of its page, and of the start of all islands. */
  beside: readonly string[]
  /** The modules that nothing else loads, now or later. */
  alone: readonly string[]
}

/** The module that starts every island of React. */
const STARTER = '@astrojs/react/dist/client.js'

/**
 * Notes which files belong to an island.
 * @param island the name of its file, without its ending
 * @param neighbours the names of the other islands on its page
 */
export function islandModules(
  island: string,
  neighbours: readonly string[],
): { plugin: VitePlugin; files(): IslandFiles } {
  let noted: IslandFiles | undefined
  return {
    plugin: {
      name: 'island-modules',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle: Bundle) {
        const entry = entryOf(bundle, `/${island}.tsx`)
        const others = [entryOf(bundle, STARTER), ...neighbours.map((other) => entryOf(bundle, `/${other}.tsx`))]
        const beside = reached(others, bundle, ['imports'])
        const first = [...reached([entry], bundle, ['imports'])].filter((file) => !beside.has(file))
        const elsewhere = Object.keys(bundle).filter((file) => file !== entry && bundle[file]?.isEntry)
        const needed = reached(elsewhere, bundle, ['imports', 'dynamicImports'])
        const own = [...reached([entry], bundle, ['imports', 'dynamicImports'])]
        const alone = own.filter((file) => !needed.has(file))
        noted = { entry, first, beside: [...beside], alone }
      },
    },
    files() {
      if (!noted) throw new Error(`The build has made no files for ${island}.`)
      return noted
    },
  }
}

function entryOf(bundle: Bundle, source: string): string {
  const isSource = (file: string) => bundle[file]?.facadeModuleId?.split('?')[0]?.endsWith(source)
  const found = Object.keys(bundle).find(isSource)
  if (!found) throw new Error(`The build has no island ${basename(source)}.`)
  return found
}

function reached(
  entries: readonly string[],
  bundle: Bundle,
  by: readonly ('imports' | 'dynamicImports')[],
): Set<string> {
  const files = new Set(entries)
  for (const file of files) for (const way of by) for (const next of bundle[file]?.[way] ?? []) files.add(next)
  return files
}
