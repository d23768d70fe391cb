// The scripts read this under Node 20, too.
import { join } from 'node:path'

/**
 * Flags for V8. The first two make it collect the garbage of rendered pages earlier. By default it would use 64 MiB for
 * young objects, and let old objects grow up to four times before a collection. V8 takes the next power of two: 24 MiB
 * would be 32.
 *
 * The third keeps new objects young. V8 notes where objects are made that live for long, and makes the next ones of
 * this place old at once. While pages are rendered, requests live for long; those of kept pages do not, but would be
 * made old from then on: they are garbage that only a slow collection finds. A kept page then takes half as long again.
 */
export const startFlags = ['--max-semi-space-size=16', '--heap-growing-percent=60', '--no-allocation-site-pretenuring']

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
