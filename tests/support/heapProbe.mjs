// Loaded into a site with `--expose-gc`: on SIGUSR2 it collects garbage, and writes the bytes of its heap into the file
// that HEAP_PROBE names. First it collects young and old objects, then, in turns, only the young ones.
import { renameSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const file = process.env.HEAP_PROBE
let isWhole = true

async function collect() {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.({ type: isWhole ? 'major' : 'minor' })
    await pause(20)
  }
  isWhole = !isWhole
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed))
  renameSync(`${file}.new`, String(file))
}

if (file) process.on('SIGUSR2', () => void collect())
