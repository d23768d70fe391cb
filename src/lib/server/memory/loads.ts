/** Something that keeps entries. */
interface Store {
  readonly size: number
  /** Their memory, where it is known. */
  readonly bytes?: number
}

/** A thread that the process has started. */
interface Thread {
  once(event: 'exit', ended: () => void): unknown
}

/** The work of a queue at a moment. */
export interface QueueLoad {
  running: number
  waiting: number
}

// Stores may end before the process does, such as those of an earlier catalogue.
const stores = new Map<string, Set<WeakRef<Store>>>()
const queues = new Map<string, () => QueueLoad>()
const threads = new Map<string, number>()

/** Shows a store in the metrics; several of one name are added up. */
export function noteStore(name: string, store: Store): void {
  const named = living(name)
  named.add(new WeakRef(store))
  stores.set(name, named)
}

/** Shows a queue in the metrics. */
export function noteQueue(name: string, load: () => QueueLoad): void {
  queues.set(name, load)
}

/** Shows a thread in the metrics until it ends. */
export function noteThread(work: string, thread: Thread): void {
  threads.set(work, (threads.get(work) ?? 0) + 1)
  thread.once('exit', () => threads.set(work, (threads.get(work) ?? 0) - 1))
}

/** The entries of each store at this moment, and their bytes where they are known. */
export function storeLoads(): Record<string, { entries: number; bytes: number | undefined }> {
  const loads = [...stores.keys()].map((name) => {
    const kept = [...living(name)].flatMap((store) => store.deref() ?? [])
    const entries = kept.reduce((sum, { size }) => sum + size, 0)
    const isWeighed = kept.some(({ bytes }) => bytes !== undefined)
    const bytes = isWeighed ? kept.reduce((sum, store) => sum + (store.bytes ?? 0), 0) : undefined
    return [name, { entries, bytes }] as const
  })
  return Object.fromEntries(loads)
}

/** The running threads by their work; work that has ended shows none. */
export function threadLoads(): Record<string, number> {
  return Object.fromEntries(threads)
}

/** The work of each queue at this moment. */
export function queueLoads(): Record<string, QueueLoad> {
  return Object.fromEntries([...queues].map(([name, load]) => [name, load()]))
}

function living(name: string): Set<WeakRef<Store>> {
  return new Set([...(stores.get(name) ?? [])].filter((kept) => kept.deref()))
}
