import { beforeAll } from 'vitest'

// Files with a document share it with the files before them in the same worker.
beforeAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
