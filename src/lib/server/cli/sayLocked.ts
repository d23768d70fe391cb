import type { Output } from './output.ts'

/** Says why a migration has to wait. */
export function sayLocked(out: Output): void {
  out.write('• A long transaction, such as a backup, uses a table that this version changes. Trying again …\n')
}
