import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { catalogueFiles } from './catalogueFiles.ts'
import { islandModules } from './islandModules.ts'
import { precompress } from './precompress.ts'
import { buildPrograms } from './programs.ts'

/**
 * Bundled into the server module instead of loaded from node_modules. Each of the several hundred files of date-fns made
 * Node read a list of thousands of exports again, which delayed the first visitor by two seconds. Of Kysely and zod the
 * bundle has only the parts that are used, in few modules: the start is faster, and the server takes 10 MB less.
 */
const bundled = ['date-fns', '@date-fns/tz', 'kysely', 'zod', 'zod-openapi'] as const

/** The islands with many modules, whose pages ask for all of them at once (`modulesOfIsland`). */
const preloaded = ['StorefrontEditor'] as const

/** The programs that run from the build beside the pages and share modules with them. */
const programs = {
  site: source('../../cli/site.ts'),
  door: source('../main.ts'),
  thread: source('../../jobs/thread.ts'),
  simulation: source('../../points/earning/simulation/simulationThread.ts'),
  font: source('../../media/fontThread.ts'),
  searchIndex: source('../../catalogue/search/indexThread.ts'),
  calendar: source('../../availability/feeds/subscribed/busyTimesThread.ts'),
}

/**
 * Builds the site for our own door: a server module that turns a web `Request` into a `Response` (entry.ts), and files
 * that are already compressed.
 */
export function door(): AstroIntegration {
  const modules = islandModules(preloaded)
  return {
    name: 'door',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [buildPrograms(programs), catalogueFiles, modules.plugin],
            ssr: { noExternal: [...bundled] },
          },
        })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'door',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        })
      },
      'astro:build:done': async ({ dir }) => {
        await modules.write(new URL('../server/islandModules.json', dir))
        await precompress(fileURLToPath(dir))
      },
    },
  }
}

/** The address of a module in the form that Vite uses, with slashes on every system. */
function source(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
    .split(sep)
    .join('/')
}
