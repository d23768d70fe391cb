// Loaded into a site with `--expose-gc`: on SIGUSR2 it collects garbage, and writes into the file that HEAP_PROBE names
// the bytes of its heap and how many full collections it has seen. First it collects young and old objects, then, in
// turns, only the young ones.
import { renameSync, writeFileSync } from 'node:fs'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const file = process.env.HEAP_PROBE
let isWhole = true
let wholes = 0

if (file) {
  const isMajor = ({ detail }) => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  new PerformanceObserver((list) => (wholes += list.getEntries().filter(isMajor).length)).observe({
    entryTypes: ['gc'],
  })
}

async function collect() {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.({ type: isWhole ? 'major' : 'minor' })
    await pause(20)
  }
  isWhole = !isWhole
  writeFileSync(`${file}.new`, JSON.stringify({ bytes: process.memoryUsage().heapUsed, wholes }))
  renameSync(`${file}.new`, String(file))
}

if (file) process.on('SIGUSR2', () => void collect())
