import { fileURLToPath } from 'node:url'

/** Adds `client:intent` to Astro: an island loads when somebody is about to use it. */
export function hydrateOnIntent() {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)) }),
    },
  }
}
