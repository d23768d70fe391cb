import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// Node runs the sources of the product itself. For tests, this adds what only the build knows: JSX, the modules of
// Astro, styles, and files by their address. A second run finds the compiled modules of the first.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled-tests'))

const middleware = new URL('astroMiddleware.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'astro:middleware') return { url: middleware, shortCircuit: true }
    if (!specifier.endsWith('?url')) return nextResolve(specifier, context)
    const { url } = nextResolve(specifier.slice(0, -'?url'.length), context)
    const code = `export default ${JSON.stringify(new URL(url).pathname)}`
    return { url: `data:text/javascript,${encodeURIComponent(code)}`, shortCircuit: true }
  },
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    // The runner adds a query to the address of a test that it loads again.
    if (!/\.tsx(?:\?|$)/.test(url)) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    })
    if (errors.length > 0) throw new Error(`${file} is not TypeScript: ${errors[0]}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
