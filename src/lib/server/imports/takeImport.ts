import type { ImportBody, ImportJob, ImportKind, ImportTrial } from '#shared/contract/imports.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Database } from '../db/database.ts'
import { needImporter } from './needImporter.ts'
import { draftImport, moveImport, tryFile } from './prepareImport.ts'
import { presentImport, presentTrial } from './storedImports.ts'

/**
 * Tries a file, or starts its import.
 * @throws Refusal 403; 400 if the file as a whole cannot be read
 */
export async function takeImport(
  db: Database,
  { kind, body, by, now }: { kind: ImportKind; body: ImportBody; by: number; now: Date },
  t: Translate,
): Promise<ImportTrial | ImportJob> {
  await needImporter(db.reader, { kind, by })
  const wish = { kind, text: body.file, mapping: body.mapping, by, now }
  const { report, mapping } = await tryFile(db.reader, wish)
  if (body.dry_run) return presentTrial(report, mapping, t)
  const id = await draftImport(db, { ...wish, mapping })
  return presentImport(await moveImport(db, { kind, id, action: 'start', by, now }), t)
}
