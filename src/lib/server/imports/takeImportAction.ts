import { readFile } from 'node:fs/promises'
import { IMPORT_FILE_BYTES, type ImportKind } from '#shared/contract/imports.ts'
import { msg } from '#shared/i18n/message.ts'
import { readUtf8, refused } from '../catalogue/import/readUtf8.ts'
import type { Database } from '../db/database.ts'
import { type ImportSender, needImporter } from './needImporter.ts'
import { draftImport, moveImport, remapImport } from './prepareImport.ts'
import { mappingOf, requireImport } from './storedImports.ts'

/**
 * Carries out the form that sends the file of an import, and returns the id of its draft.
 * @param fields a form with a file in a temporary place
 * @throws Refusal 400 if it is no text with a header
 */
export async function takeImportFileAction(
  db: Database,
  fields: Readonly<Record<string, unknown>>,
  sender: Omit<ImportSender, 'session'>,
): Promise<number> {
  const { file } = fields
  const isFile = typeof file === 'object' && file !== null && 'path' in file && 'bytes' in file
  if (!isFile || file.bytes === 0) throw refused(msg('Choose a file.'), {}, 'required')
  const pieces: Buffer[] = []
  for await (const piece of readUtf8([await readFile(String(file.path))], IMPORT_FILE_BYTES)) pieces.push(piece)
  return draftImport(db, { ...sender, text: Buffer.concat(pieces).toString('utf8') })
}

/**
 * Carries out a form of the page of one import: `check` with the columns, `start`, `stop`, `resume`, or `discard`.
 * Returns whether the import is still there.
 * @throws Refusal 403, 404, 409, 400 as the verbs
 */
export async function takeImportAction(
  db: Database,
  { id, form }: { id: number; form: Readonly<Record<string, string>> },
  sender: ImportSender,
): Promise<boolean> {
  const { action } = form
  const { kind, by, now } = sender
  if (action === 'check') {
    await remapImport(db, { kind, id, by, now, mapping: await sentMapping(db, { kind, id, form }) })
    return true
  }
  if (action === 'discard') {
    await needImporter(db.reader, { kind, by })
    await requireImport(db.reader, kind, id)
    await db.transact((tx) =>
      tx.deleteFrom('imports').where('id', '=', id).where('kind', '=', kind).where('state', '=', 'draft').execute(),
    )
    return false
  }
  const move = action === 'stop' || action === 'resume' ? action : 'start'
  await moveImport(db, { ...sender, id, action: move })
  return true
}

/** The fields have numbers, because a column of a file can have any name. */
async function sentMapping(
  db: Database,
  { kind, id, form }: { kind: ImportKind; id: number; form: Readonly<Record<string, string>> },
): Promise<Record<string, string>> {
  const draft = await requireImport(db.reader, kind, id)
  const names = Object.entries(form).flatMap(([field, name]) => {
    const place = /^source_(\d{1,3})$/.exec(field)?.[1]
    return place === undefined ? [] : [[name, form[`column_${place}`] ?? ''] as const]
  })
  return names.length > 0 ? Object.fromEntries(names) : mappingOf(draft)
}
