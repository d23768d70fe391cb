import { fileURLToPath } from 'node:url'

/**
 * Adds directives to Astro: `client:intent` loads an island when the user is about to use it, `client:form` at once
 * without losing what the user does meanwhile, and `client:notice` when there is a notification to show.
 */
export function hydrateOnIntent() {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: pathOf('./directive.ts') })
        addClientDirective({ name: 'form', entrypoint: pathOf('./formDirective.ts') })
        addClientDirective({ name: 'notice', entrypoint: pathOf('./noticeDirective.ts') })
      },
    },
  }
}

function pathOf(file) {
  return fileURLToPath(new URL(file, import.meta.url))
}
