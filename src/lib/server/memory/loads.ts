/** Something that keeps entries. */
interface Store {
  readonly size: number
}

/** The work of a queue at a moment. */
export interface QueueLoad {
  running: number
  waiting: number
}

// Stores may end before the process does, such as those of an earlier catalogue.
const stores = new Map<string, Set<WeakRef<Store>>>()
const queues = new Map<string, () => QueueLoad>()

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

/** The entries of each store at this moment. */
export function storeLoads(): Record<string, number> {
  const sizes = [...stores.keys()].map((name) => {
    const entries = [...living(name)].reduce((sum, kept) => sum + (kept.deref()?.size ?? 0), 0)
    return [name, entries] as const
  })
  return Object.fromEntries(sizes)
}

/** The work of each queue at this moment. */
export function queueLoads(): Record<string, QueueLoad> {
  return Object.fromEntries([...queues].map(([name, load]) => [name, load()]))
}

function living(name: string): Set<WeakRef<Store>> {
  return new Set([...(stores.get(name) ?? [])].filter((kept) => kept.deref()))
}
