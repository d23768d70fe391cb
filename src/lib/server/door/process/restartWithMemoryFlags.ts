import { dirname } from 'node:path'
import { packageFile } from './packageFile.ts'
import { startEnvironment, startFlags } from './startSettings.mjs'

/**
 * Restarts this process in place (same pid, same output) with settings that work only at the start. Under load it then
 * takes less memory. It does nothing if the settings are already there, as with `npm start`, and on Windows, which does
 * not support this.
 */
export function restartWithMemoryFlags(): void {
  // A worker has them from its leading process, and would lose its connection to that process.
  const isWorker = process.connected
  if (isWorker || process.platform === 'win32' || startFlags.every(isGiven)) return
  process.execve?.(process.execPath, [process.execPath, ...startFlags, ...process.execArgv, ...process.argv.slice(1)], {
    ...startEnvironment(dirname(packageFile)),
    ...process.env,
  })
}

/** With any value: another Node may count the cores differently, and the operator may choose. */
function isGiven(flag: string): boolean {
  const name = flag.slice(0, flag.indexOf('=') + 1)
  return process.execArgv.some((given) => given.startsWith(name))
}
