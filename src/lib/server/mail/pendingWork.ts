/** What goes on after its answer was sent, such as a mail to an owner: a process that ends waits for it. */
export interface PendingWork {
  /** Notes work that has begun. What it fails with is its own business. */
  note(work: Promise<unknown>): void
  /** Resolves when all of it is done. */
  done(): Promise<void>
}

export function createPendingWork(): PendingWork {
  const works = new Set<Promise<unknown>>()
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
