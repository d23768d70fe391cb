import { enableCompileCache } from 'node:module'
import { dirname } from 'node:path'
import { packageFile } from './packageFile.ts'
import { compiledFolderOf } from './startSettings.mjs'

/**
 * Caches the compiled code of the program's modules. From the second start on they load a third faster. Call it before
 * the modules are imported. It does nothing if the folder is not writable.
 */
export function keepCompiled(): void {
  enableCompileCache({ directory: compiledFolderOf(dirname(packageFile)), portable: true })
}
