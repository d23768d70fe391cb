import type { Database } from '#server/db/database.ts'
import { importTrainings, type ImportOptions } from '#server/catalogue/import/importTrainings.ts'
import { now } from '../catalogue.ts'

export const header = 'external_id,title,language,topic,subtopic,provider,url,notes'
export const good = [
  'a1,سلسة الخوارزميات,ar,Algorithms,,محمد,https://a.example/1,',
  'a2,"SQL, ""plainly""",en,Databases,SQL,Data guild,https://a.example/2,account required',
  'a3,Redis,pt-br,databases,NoSQL,,https://a.example/3,',
]

/** Imports a file as it comes from afar. */
export function run(db: Database, file: string | Buffer, options: Partial<ImportOptions> = {}) {
  const bytes = Buffer.from(file)
  // In pieces of seven bytes, so that characters and rows fall apart.
  async function* open() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }
  return importTrainings(db, { source: open, now, ...options })
}

/** A file with these rows below its header. */
export const file = (...rows: string[]) => [header, ...rows, ''].join('\r\n')

/** The current trainings of the catalogue. */
export async function stored(db: Database) {
  return db.reader
    .selectFrom('trainings')
    .leftJoin('training_terms', 'training_id', 'id')
    .leftJoin('terms', 'terms.tid', 'training_terms.tid')
    .select([
      'external_id',
      'title',
      'language',
      'provider',
      'notes',
      'trainings.url',
      'terms.name as topic',
      'parent_tid',
    ])
    .orderBy('trainings.id')
    .execute()
}
