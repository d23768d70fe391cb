import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import type { IslandFiles } from './islandModules.ts'

/**
 * Chromium compiles all functions while the module loads, off the main thread. Otherwise the first use of each action
 * compiles its functions, within the frame that the user waits for.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * Writes an island of many small modules again as one module, and one for each part that it loads later: to ask for
 * seventy modules takes a slow processor longer than to run them. A module that another island of its page loads, too,
 * stays as it is, because the two share its state. The modules that only the island had are removed.
 * @param folder the folder of the browser's files
 * @param styles the style sheets of the page, whose files no part loads again
 * @returns the addresses in the folder: of the new module, and of all modules that load with it
 */
export async function bundleIsland(
  folder: string,
  { entry, first, beside, alone }: IslandFiles,
  styles: readonly string[],
): Promise<{ entry: string; modules: string[] }> {
  const kept = new Set(beside)
  const together = new Set(first)
  const source = join(folder, entry)
  const place = entry.slice(0, entry.lastIndexOf('/') + 1)
  const addressOf = (id: string) => place + basename(id)
  const build = await rolldown({
    input: source,
    external: (id) => kept.has(addressOf(id)),
    plugins: [withoutLoaded(new Set(styles))],
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message)
    },
  })
  const name = ({ name }: { name: string }) => `${name.split('.')[0]}.[hash].js`
  const { output } = await build.write({
    dir: join(folder, place),
    format: 'esm',
    minify: true,
    postBanner: COMPILED_AT_ONCE,
    codeSplitting: { groups: [{ name: 'island', test: (id) => together.has(addressOf(id)) }] },
    entryFileNames: name,
    chunkFileNames: name,
  })
  await build.close()
  await Promise.all(alone.map((file) => rm(join(folder, file), { force: true })))
  const [island, ...parts] = output
  const own = parts.filter(({ fileName }) => island.imports.includes(fileName))
  return {
    entry: place + island.fileName,
    modules: [island, ...own].map(({ fileName }) => place + fileName).concat(beside),
  }
}

/** In which Vite lists the files that a part loads before it starts. */
const LIST = { name: '__vite__mapDeps=', start: '(i,m=__vite__mapDeps,d=(m.f||(m.f=', end: ')))=>i.map(i=>d[i])' }

/** Modules have other names now and import each other, and the page has its style sheets: other files stay in the list. */
function withoutLoaded(styles: ReadonlySet<string>): Plugin {
  return {
    name: 'without-loaded',
    transform(code) {
      const at = code.indexOf(LIST.name)
      if (at < 0) return undefined
      const from = at + LIST.name.length + LIST.start.length
      const until = code.indexOf(LIST.end, from)
      if (!code.startsWith(LIST.start, at + LIST.name.length) || until < 0)
        throw new Error('Vite has changed: see how it lists what a part loads before it starts.')
      const files = JSON.parse(code.slice(from, until)) as string[]
      const left = files.map((file) => (file.endsWith('.js') || styles.has(file) ? null : file))
      const after = code.slice(until + LIST.end.length)
      return `${code.slice(0, from)}${JSON.stringify(left)}${LIST.end}.filter(Boolean)${after}`
    },
  }
}

/**
 * Joins style sheets into one, in their order: each of them costs a request, and a slow processor as much as its rules.
 * @param folders where the sheets are while the site is built; the joined one is in the first
 * @returns its address in the folder
 */
export async function joinStyles(folders: readonly [string, string], files: readonly string[]): Promise<string> {
  const [folder, other] = folders
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => readFile(join(other, file), 'utf8'))
  const text = (await Promise.all(files.map(read))).join('\n')
  if (/@(?:import|charset|namespace)\b/.test(text)) throw new Error('A style sheet with this rule cannot be joined.')
  const file = `_astro/island.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(folder, file), text)
  return file
}
