import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { catalogueFiles } from './catalogueFiles.ts'
import { bundleIsland, joinStyles } from './islandBundle.ts'
import { type IslandFiles, islandModules } from './islandModules.ts'
import { joinChunks } from './joinedChunks.ts'
import { precompress } from './precompress.ts'
import { buildPrograms, moduleAddress } from './programs.ts'
import { youngRequests } from './youngRequests.ts'

/**
 * Bundled into the server module instead of loaded from node_modules. Each of the several hundred files of date-fns
 * made Node read a list of thousands of exports again, which delayed the first visitor by two seconds. Of Kysely and
 * zod the bundle has only the parts that are used, in few modules: the start is faster, and the server takes 10 MB
 * less.
 */
const bundled = [
  'date-fns',
  '@date-fns/tz',
  'kysely',
  'zod',
  'zod-openapi',
  // The door and Astro need these at every start, and most have many small files.
  'prom-client',
  '@opentelemetry/api',
  'tdigest',
  'bintrees',
  'busboy',
  'streamsearch',
  '@oslojs/encoding',
  'cookie',
  'html-escaper',
  'piccolore',
  'picomatch',
]

/** The island with the most modules and style sheets, the islands on its pages, and these pages. */
const large = {
  island: 'StorefrontEditor',
  beside: ['Toasts'],
  pages: ['src/pages/settings/storefront/registered.astro', 'src/pages/settings/storefront/unregistered.astro'],
}

type BuiltPages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:ssr']>>[0]['manifest']

/** The folders of the files of the browser and of the server. */
type Folders = readonly [browser: string, server: string]

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

/** The modules that a start imports: first those that serve the site, then those that render the first page. */
const steps = {
  door: [source('../../cli/serve.ts'), source('../runDoor.ts')],
  pages: [source('./entry.ts'), source('../../../../middleware.ts'), source('../../../../pages/index.astro')],
}

/**
 * Builds the site for our own door: a server module that turns a web `Request` into a `Response` (entry.ts), and files
 * that are already compressed.
 */
export function door(): AstroIntegration {
  const modules = islandModules(large.island, large.beside)
  let preloaded: readonly string[] = []
  let folders: Folders = ['', '']
  return {
    name: 'door',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              buildPrograms(programs),
              catalogueFiles,
              modules.plugin,
              youngRequests,
              joinChunks({ steps, programs }),
            ],
            ssr: { noExternal: bundled },
          },
        })
      },
      'astro:config:done': ({ config, setAdapter }) => {
        folders = [fileURLToPath(config.build.client), fileURLToPath(config.build.server)]
        setAdapter({
          name: 'door',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        })
      },
      'astro:build:ssr': async ({ manifest }) => {
        preloaded = await bundleLarge(manifest, modules.files(), folders)
      },
      'astro:build:done': async ({ dir }) => {
        const noted = { [large.island]: preloaded.map((file) => `/${file}`) }
        await writeFile(new URL('../server/islandModules.json', dir), JSON.stringify(noted))
        await precompress(fileURLToPath(dir))
      },
    },
  }
}

/** Bundles the large island, and gives its pages the new files. Returns the modules that its pages ask for at once. */
async function bundleLarge(manifest: BuiltPages, files: IslandFiles, folders: Folders): Promise<readonly string[]> {
  const pages = manifest.routes.filter(({ routeData }) => large.pages.includes(routeData.component))
  if (pages.length !== large.pages.length) throw new Error(`The pages of ${large.island} have other names now.`)
  const sheets = [
    ...new Set(pages.flatMap(({ styles }) => styles.flatMap((style) => ('src' in style ? style.src : [])))),
  ]
  const styles = sheets.map((address) => address.replace(/^\//, ''))
  const island = await bundleIsland(folders[0], files, styles)
  const joined = await joinStyles(folders, styles)
  for (const page of pages) page.styles = [{ type: 'external', src: `/${joined}` }]
  for (const [source, file] of Object.entries(manifest.entryModules))
    if (file === files.entry) manifest.entryModules[source] = island.entry
  return island.modules
}

function source(file: string): string {
  return moduleAddress(new URL(file, import.meta.url))
}
