import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a pointer, a finger or the keyboard's focus first reaches it. */
    'client:intent'?: boolean
    /** Loads the island when another island has something to tell the reader. */
    'client:notice'?: boolean
  }
}
