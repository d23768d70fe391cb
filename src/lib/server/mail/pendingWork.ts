import { noteQueue } from '../memory/loads.ts'

/** Work that continues after the response was sent, such as a mail. The process waits for it before it ends. */
export interface PendingWork {
  /** Adds work that has started. Its errors are ignored here. */
  note(work: Promise<unknown>): void
  /** Resolves when all work is done. */
  done(): Promise<void>
}

/** The metrics show it as the queue `after answers`. */
export function createPendingWork(): PendingWork {
  const works = new Set<Promise<unknown>>()
  noteQueue('after answers', () => ({ running: works.size, waiting: 0 }))
  return {
    note(work) {
      const noted = work.catch(() => {}).finally(() => works.delete(noted))
      works.add(noted)
    },
    async done() {
      while (works.size > 0) await Promise.all(works)
    },
  }
}
