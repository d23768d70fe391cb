import 'vitest'

/** Databases made once for the whole run; every test works on copies of them. */
export interface Templates {
  /** Migrated, nothing in it. A file, or the address of a database on a server. */
  empty: string
  /** The demo academy in the morning of the stories. */
  demo: string
  /** Where copies go: the address of the server's maintenance database; empty for files. */
  server: string
  /** The demo academy as an embedded file, whichever the database of the run. */
  demoFile: string
  /** The search index of the demo academy. */
  indexFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** The moment at which the tests' stories begin. */
export const morning = new Date('2026-11-21T09:00:00Z')
