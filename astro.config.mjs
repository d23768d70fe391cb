import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { hydrateOnIntent } from './src/lib/client/intent/integration.mjs'

// The site is rendered on demand behind our own door (src/lib/server/door), which also checks
// origins (Astro's own check lets cross-origin JSON through) and limits bodies.
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), hydrateOnIntent()],
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  security: { checkOrigin: false },
})
