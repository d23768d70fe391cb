import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { hydrateOnIntent } from './src/lib/client/intent/integration.mjs'
import { door } from './src/lib/server/door/adapter/integration.ts'

// Pages are rendered on demand behind our own door (src/lib/server/door), which also checks origins
// (Astro's own check lets cross-origin JSON through), limits bodies and sets the security headers.
export default defineConfig({
  output: 'server',
  adapter: door(),
  integrations: [react({ experimentalDisableStreaming: true }), hydrateOnIntent()],
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  security: { checkOrigin: false, csp: true },
})
