import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a pointer, a finger or the keyboard focus first reaches it. */
    'client:intent'?: boolean
    /** Loads the island at once, and loses nothing that the user does before it is ready. */
    'client:form'?: boolean
    /** Loads the island when another island shows a notification. */
    'client:notice'?: boolean
  }
}
