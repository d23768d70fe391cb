import { fileURLToPath } from 'node:url'

/**
 * Adds `client:intent` (an island loads when the reader is about to use it) and `client:notice` (it loads when there
 * is something to notify) to Astro.
 */
export function hydrateOnIntent() {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: pathOf('./directive.ts') })
        addClientDirective({ name: 'notice', entrypoint: pathOf('./noticeDirective.ts') })
      },
    },
  }
}

function pathOf(file) {
  return fileURLToPath(new URL(file, import.meta.url))
}
