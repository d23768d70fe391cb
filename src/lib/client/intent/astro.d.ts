import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a pointer, a finger or the keyboard focus first reaches it. */
    'client:intent'?: boolean
    /** Loads the island when another island shows a notification. */
    'client:notice'?: boolean
  }
}
