import { readFile } from 'node:fs/promises'
import { basename, posix } from 'node:path'
import type { VitePlugin } from './programs.ts'

/** A catalogue in the source, of any language. */
const CATALOGUE = /\/i18n\/catalogue\/[a-z]{2}\.json$/

/**
 * Puts the catalogues beside the server module as files that it reads. As modules, each would stay in memory three times:
 * as source, as one variable for each text, and as texts.
 */
export const catalogueFiles: VitePlugin = {
  name: 'catalogue-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: CATALOGUE },
    async handler(id) {
      const file = basename(id)
      // Without its indents and line breaks it is read faster.
      const source = JSON.stringify(JSON.parse(await readFile(id, 'utf8')))
      this.emitFile({ type: 'asset', fileName: `catalogue/${file}`, source })
      const code = `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL("catalogue:${file}", import.meta.url), 'utf8'))`
      return { code, moduleType: 'js' }
    },
  },
  renderChunk(code, { fileName }) {
    if (!code.includes('catalogue:')) return null
    const up = posix.relative(posix.dirname(fileName), '.') || '.'
    return code.replaceAll(/(?<=new URL\(")catalogue:([\w.]+)/g, `${up}/catalogue/$1`)
  },
}
