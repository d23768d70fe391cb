import { posix } from 'node:path'
import type { AstroConfig } from 'astro'

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>

/**
 * Builds programs beside the server module, of the same chunks. Where a file of the server names the source of one, as
 * `new URL('….ts', import.meta.url)`, to start it as a process or a thread, the build names the built program.
 * @param programs the source of each program, by the name that it has in the folder of the server (`<name>.mjs`)
 */
export function buildPrograms(programs: Record<string, string>): VitePlugin {
  const names = new Map(Object.entries(programs).map(([name, file]) => [file, name]))
  return {
    name: 'programs',
    // The quotes are the source's own only before the types are stripped.
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
