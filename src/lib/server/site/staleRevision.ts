import { msg } from '#shared/i18n/message.ts'
import { conflict, type Refusal } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'

/** The latest save of a thing, with what is known of it. */
interface LatestSave {
  revision: number
  at: string | undefined
  by: number | null
}

/** The refusal of a save that is based on an old revision: it says who saved since, and when. */
export async function staleRevision(reader: Reader, { revision, at, by }: LatestSave): Promise<Refusal> {
  const person =
    by === null
      ? undefined
      : await reader.selectFrom('users').select('full_name').where('uid', '=', by).executeTakeFirst()
  return conflict(msg('Someone has changed this in the meantime. Reload it.'), 'revision', {
    revision,
    ...(at !== undefined && { at }),
    ...(person && { by: person.full_name }),
  })
}
