import type { ImportBody, ImportJob, ImportTrial } from '#shared/contract/imports.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { needFreshPassword } from '../accounts/freshPassword.ts'
import type { Database } from '../db/database.ts'
import { type ImportSender, needImporter } from './needImporter.ts'
import { draftImport, moveImport, tryFile } from './prepareImport.ts'
import { presentImport, presentTrial } from './storedImports.ts'

/**
 * Tries a file, or starts its import.
 * @throws Refusal 403, also `password_needed`; 400 if the file as a whole cannot be read
 */
export async function takeImport(
  db: Database,
  { body, ...sender }: ImportSender & { body: ImportBody },
  t: Translate,
): Promise<ImportTrial | ImportJob> {
  await needImporter(db.reader, sender)
  const wish = { ...sender, text: body.file, mapping: body.mapping }
  const { report, mapping } = await tryFile(db.reader, wish)
  if (body.dry_run) return presentTrial(report, mapping, t)
  if (sender.kind === 'people') await needFreshPassword(db.reader, sender)
  const id = await draftImport(db, { ...wish, mapping })
  return presentImport(await moveImport(db, { ...sender, id, action: 'start' }), t)
}
