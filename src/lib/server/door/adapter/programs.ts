import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroConfig } from 'astro'

export type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>

/** The address of a module in the form that Vite uses, with slashes on every system. */
export function moduleAddress(module: URL): string {
  return fileURLToPath(module).split(sep).join('/')
}

/**
 * Builds programs beside the server module, from the same chunks. A server file can name a program's source as `new
 * URL('….ts', import.meta.url)` to start it as a process or a thread. The build replaces this with the built program.
 * @param programs the source of each program, by its name in the server folder (`<name>.mjs`)
 */
export function buildPrograms(programs: Record<string, string>): VitePlugin {
  const names = new Map(Object.entries(programs).map(([name, file]) => [file, name]))
  return {
    name: 'programs',
    // Runs first, because the quotes change when the types are removed.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const [file, name] of names) this.emitFile({ type: 'chunk', id: file, fileName: `${name}.mjs` })
    },
    transform: {
      filter: { code: ".ts', import.meta.url)" },
      handler(code, importer) {
        let built = code
        for (const [file, name] of names) {
          const path = posix.relative(posix.dirname(importer), file)
          const from = path.startsWith('.') ? path : `./${path}`
          built = built.replaceAll(`new URL('${from}', import.meta.url)`, `new URL('program:${name}', import.meta.url)`)
        }
        return built
      },
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('program:')) return null
      const up = posix.relative(posix.dirname(fileName), '.') || '.'
      return code.replaceAll(/(?<=new URL\(")program:(\w+)/g, `${up}/$1.mjs`)
    },
  }
}
