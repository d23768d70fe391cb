import { Counter, Gauge, type Registry } from 'prom-client'
import { jobLoads } from '../../jobs/turns.ts'

/** Adds the jobs of this process; those of several workers run in the leading process. */
export function measureJobs(registry: Registry): void {
  const registers = [registry]
  new Counter({
    name: 'job_turns_total',
    help: 'Turns of the jobs of this process, by name and outcome.',
    labelNames: ['name', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [name, ended] of jobLoads.turns)
        for (const [outcome, count] of Object.entries(ended)) this.inc({ name, outcome }, count)
    },
  })
  new Gauge({
    name: 'job_connections',
    help: 'Connections of the jobs of this process and of their threads to the database, and turns that wait for one, by pool.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      this.reset()
      for (const { pool, ...counts } of [...jobLoads.connections(), ...[...jobLoads.threads.values()].flat()])
        for (const [state, count] of Object.entries(counts)) this.inc({ pool, state }, count)
    },
  })
}
