import { Counter, Gauge, type Registry } from 'prom-client'
import { indexBuilds } from '../../catalogue/search/indexInThread.ts'
import type { SearchIndex } from '../../catalogue/search/searchIndex.ts'

/** Adds the size and the state of the search index of this process. */
export function measureSearch(registry: Registry, search: Pick<SearchIndex, 'load'>): void {
  const registers = [registry]
  new Gauge({
    name: 'search_index_trainings',
    help: 'Trainings in the search index.',
    // Each worker has all of them.
    aggregator: 'max',
    registers,
    collect() {
      this.set(search.load().trainings)
    },
  })
  new Gauge({
    name: 'search_index_bytes',
    help: 'Bytes of the search index and of the answers it keeps.',
    registers,
    collect() {
      this.set(search.load().bytes)
    },
  })
  new Gauge({
    name: 'search_index_parts',
    help: 'Parts of the search index: each 128 changes add one, until a new index replaces them all.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(search.load().parts)
    },
  })
  new Gauge({
    name: 'search_index_building',
    help: '1 while a thread builds a new search index.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(search.load().isBuilding ? 1 : 0)
    },
  })
  new Counter({
    name: 'search_index_builds_total',
    help: 'New search indexes that threads of this process built or could not build, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(indexBuilds)) this.inc({ outcome }, count)
    },
  })
}
