// The scripts read this under Node 20, too.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/**
 * The helper threads of V8, from one to four; one core is for the event loop.
 *
 * @param {number} cores
 */
export const helpersFor = (cores) => Math.min(4, Math.max(1, cores - 1))

/**
 * Flags that are read only at the start; the others are in `heapFlags.ts`. By default V8 would use 64 MiB for young
 * objects; it takes the next power of two: 24 MiB would be 32. And it would collect garbage in four threads, also where
 * they take the time of the event loop: on two cores, a request beside 10,000 connections then waits for twice as long.
 */
export const startFlags = ['--max-semi-space-size=16', `--v8-pool-size=${helpersFor(availableParallelism())}`]

/**
 * Settings for the GNU C library. The threads that compress share their memory, so that each does not keep its own
 * peak. Large blocks go back to the system at once.
 */
const allocation = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }

/**
 * The folder of the compiled modules.
 *
 * @param {string} product the folder of `package.json`
 */
export const compiledFolderOf = (product) => join(product, 'node_modules/.cache/compiled')

/**
 * The environment of the server besides the operator's own settings, which have priority. Node caches the compiled
 * modules from the first one on, also those of workers and threads.
 *
 * @param {string} product the folder of `package.json`
 */
export const startEnvironment = (product) => ({
  ...allocation,
  NODE_COMPILE_CACHE: compiledFolderOf(product),
  NODE_COMPILE_CACHE_PORTABLE: '1',
})
