import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { hydrateOnIntent } from '#client/intent/integration.mjs'
import { door } from '#server/door/adapter/integration.ts'

/**
 * Gives the ids that React makes in an island the island's own prefix, which its hydration expects: without streaming,
 * @astrojs/react 7.0.0 forgets it, and two islands of a page have the same ids. The prop `ids` is the prefix of an island
 * whose HTML is kept for other pages: the number of the island on this page may be another island's there.
 */
const islandIds = {
  name: 'island-ids',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!id.includes('/@astrojs/react/dist/server.js')) return undefined
    const prefixed = code.replace('renderToString(vnode)', 'renderToString(vnode, renderOptions)')
    const whole = prefixed.replace('= incrementId(this.result)', '= props.ids ?? incrementId(this.result)')
    if (prefixed === code || whole === prefixed)
      throw new Error('@astrojs/react has changed: see whether it still forgets the prefix of ids.')
    return whole
  },
}

/** Astro writes this style element into the body, where HTML does not allow it; `base.css` has the rule instead. */
const islandStyles = {
  name: 'island-styles',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!id.includes('/astro/dist/runtime/server/scripts.js')) return undefined
    const whole = code.replace('<style>${ISLAND_STYLES}</style>', '')
    if (whole === code) throw new Error('Astro has changed: see whether it still writes a style element into the body.')
    return whole
  },
}

/**
 * Keeps the text of a page until the door writes it. Astro makes a stream of its bytes, and the door would read the
 * stream again: that takes a fifteenth of a page without work of its own.
 */
const pageText = {
  name: 'page-text',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!id.includes('/astro/dist/runtime/server/render/page.js')) return undefined
    const [encoded, answered] = ['body = encoder.encode(body);', 'return new Response(body, {']
    const counted = 'headers.set("Content-Length", body.byteLength.toString());'
    if (![encoded, answered, counted].every((part) => code.includes(part)))
      throw new Error('Astro has changed: see how it answers the text of a page.')
    const text = code.replace(encoded, '').replace(counted, '').replaceAll(answered, 'return answerPage(body, {')
    const answers = fileURLToPath(new URL('src/lib/server/http/answer.ts', import.meta.url)).replaceAll(sep, '/')
    return `import { answerPage } from '${answers}'\n${text}`
  },
}

/** Packages that only pages use and that have many small files are part of the build, so that the server starts faster. */
const builtIn = [
  'culori',
  'devalue',
  'nanostores',
  '@nanostores/react',
  'radix-ui',
  /^@radix-ui\//,
  'aria-hidden',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
  /^@floating-ui\//,
  'get-nonce',
  'tslib',
]

/** Their scripts are files: an inline script has its hash in the header of every page. */
const onFewPages = [
  'CodesPage.astro',
  'ImportPage.astro',
  'TranslationsPage.astro',
  'TransactionsPage.astro',
  'OrderLines.astro',
]

// Pages are rendered on demand behind our own door (src/lib/server/door), which also checks origins
// (Astro's own check lets cross-origin JSON through), limits bodies and sets the security headers.
export default defineConfig({
  output: 'server',
  adapter: door(),
  integrations: [react({ experimentalDisableStreaming: true }), hydrateOnIntent()],
  vite: {
    plugins: [islandIds, islandStyles, pageText],
    ssr: { noExternal: builtIn },
    build: { assetsInlineLimit: (file) => (onFewPages.some((page) => file.includes(page)) ? false : undefined) },
  },
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  security: { checkOrigin: false, csp: true },
})
