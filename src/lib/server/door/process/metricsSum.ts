import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import { inTime } from '../inTime.ts'

/** The counters of one process. */
export type Counters = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

interface Sources<Member extends object> {
  /** Resolves with the counters of a process, or never if it hangs. */
  ask: (member: Member) => Promise<Counters>
  /** Those of the process that adds up. */
  own: readonly Registry[]
  /** A process that needs longer than this is silent. */
  patienceMs: number
}

/**
 * Returns a function that adds up the counters of several processes. One that hangs does not hide the others:
 * `workers{state="silent"}` counts it, and its last answer stays in the sum. A sum that falls would look like a restart,
 * and its growth afterwards like new requests.
 */
export function createMetricsSum<Member extends object>({ ask, own, patienceMs }: Sources<Member>) {
  const asked = new WeakMap<Member, Promise<Counters>>()
  const last = new WeakMap<Member, Counters>()

  /** A process that still owes an answer is not asked again, so that nothing piles up in front of it. */
  function askOnce(member: Member): Promise<Counters> {
    const owed = asked.get(member)
    if (owed) return owed
    const answer = ask(member).finally(() => asked.delete(member))
    asked.set(member, answer)
    return answer
  }

  async function countersOf(member: Member) {
    const counters = await inTime(askOnce(member), patienceMs)
    if (counters) last.set(member, counters)
    return { isSilent: !counters, counters: counters ?? last.get(member) ?? [] }
  }

  return async (members: Iterable<Member>): Promise<string> => {
    const counted = await Promise.all(Array.from(members, countersOf))
    const silent = counted.filter(({ isSilent }) => isSilent).length
    const states = new Registry()
    measureWorkers(states, { answering: counted.length - silent, silent })
    const ownCounters = await Promise.all([states, ...own].map((registry) => registry.getMetricsAsJSON()))
    return AggregatorRegistry.aggregate([...counted.map(({ counters }) => counters), ...ownCounters]).metrics()
  }
}

/** Adds how many workers answered, and how many did not. */
export function measureWorkers(registry: Registry, counts: Record<'answering' | 'silent', number>): void {
  const workers = new Gauge({
    name: 'workers',
    help: 'Workers of this node by whether they answered the question for their metrics.',
    labelNames: ['state'],
    registers: [registry],
  })
  for (const [state, count] of Object.entries(counts)) workers.set({ state }, count)
}
