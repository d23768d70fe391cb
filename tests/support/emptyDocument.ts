import { beforeAll } from 'vitest'

// Files share the document with the files before them in the same worker.
beforeAll(() => document.body.replaceChildren())
