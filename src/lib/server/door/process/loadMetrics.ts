import { Gauge, type Registry } from 'prom-client'
import { type QueueLoad, queueLoads, storeLoads, threadLoads } from '../../memory/loads.ts'

/** Adds the noted queues, stores and threads of this process, and the given queues. */
export function measureLoads(registry: Registry, given: () => Record<string, QueueLoad> = () => ({})): void {
  const registers = [registry]
  new Gauge({
    name: 'work_queue',
    help: 'Requests and other work that is done or waits for its turn, by queue.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, counts] of Object.entries({ ...given(), ...queueLoads() }))
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count)
    },
  })
  new Gauge({
    name: 'kept_entries',
    help: 'Entries of the small stores, by name.',
    labelNames: ['store'],
    registers,
    collect() {
      for (const [store, { entries }] of Object.entries(storeLoads())) this.set({ store }, entries)
    },
  })
  new Gauge({
    name: 'kept_bytes',
    help: 'Bytes of the small stores that count them, by name.',
    labelNames: ['store'],
    registers,
    collect() {
      for (const [store, { bytes }] of Object.entries(storeLoads())) if (bytes !== undefined) this.set({ store }, bytes)
    },
  })
  new Gauge({
    name: 'threads',
    help: 'Threads beside the event loop, by their work. Each has a memory and connections of its own.',
    labelNames: ['work'],
    registers,
    collect() {
      for (const [work, count] of Object.entries(threadLoads())) this.set({ work }, count)
    },
  })
}
