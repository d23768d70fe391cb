import { compiledFolder } from './compiled.ts'

/**
 * Flags for V8. The first two make it collect the garbage of rendered pages earlier. By default it would use 64 MiB for
 * young objects, and let old objects grow up to four times before a collection. V8 takes the next power of two: 24 MiB
 * would be 32.
 *
 * The third keeps new objects young. V8 notes where objects are made that live for long, and makes the next ones of
 * this place old at once. While pages are rendered, requests live for long; those of kept pages do not, but would be
 * made old from then on: they are garbage that only a slow collection finds. A kept page then takes half as long again.
 */
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=60', '--no-allocation-site-pretenuring']
/**
 * Settings for the GNU C library. The threads that compress share their memory, so that each does not keep its own
 * peak. Large blocks go back to the system at once.
 */
const allocation = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
/** Node caches the compiled modules from the first one on, also those of workers and threads. */
const modules = { NODE_COMPILE_CACHE: compiledFolder, NODE_COMPILE_CACHE_PORTABLE: '1' }

/**
 * Restarts this process in place (same pid, same output) with settings that work only at the start. Under load it then
 * takes less memory. It does nothing if the settings are already there, and on Windows, which does not support this.
 */
export function restartWithMemoryFlags(): void {
  // A worker has them from its leading process, and would lose its connection to that process.
  const isWorker = process.connected
  if (isWorker || process.platform === 'win32' || flags.every((flag) => process.execArgv.includes(flag))) return
  process.execve?.(
    process.execPath,
    [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)],
    // Settings that the operator made for this machine have priority.
    { ...allocation, ...modules, ...process.env },
  )
}
