// The scripts read this under Node 20, too.
import { join } from 'node:path'

/**
 * Flags that V8 reads only at its start; the others are in `heapFlags.ts`. By default it would use 64 MiB for young
 * objects. V8 takes the next power of two: 24 MiB would be 32.
 */
export const startFlags = ['--max-semi-space-size=16']

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
