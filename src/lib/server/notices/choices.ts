import type { NoticeChoices, NoticeChoicesChange } from '#shared/notices/noticeChoices.ts'
import { byKind, choicesFor, chosenFor, type NoticeChoice } from '#shared/notices/choices.ts'
import type { NoticeType } from '#shared/notices/kinds.ts'
import type { Database, Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'

/** The notice choices of a user. */
export async function noticeChoicesOf(reader: Reader, uid: number): Promise<NoticeChoices> {
  const rows = await stored.rows(reader, { uid })
  const chosen = new Map<string, string>(rows.map(({ type, choice }) => [type, choice]))
  return byKind((type) => chosenFor(type, chosen.get(type)))
}

const stored = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('notice_choices').select(['type', 'choice']).where('uid', '=', uid),
)

/** Saves the given notice choices of a user. Returns all choices. */
export async function chooseNotices(db: Database, uid: number, change: NoticeChoicesChange): Promise<NoticeChoices> {
  const chosen = Object.entries(change) as [NoticeType, NoticeChoice][]
  return db.transact(async (tx) => {
    for (const [type, choice] of chosen) {
      // The default is not stored, so that a later change of the default applies.
      if (choice === choicesFor(type)[0]) {
        await tx.deleteFrom('notice_choices').where('uid', '=', uid).where('type', '=', type).execute()
        continue
      }
      await tx
        .insertInto('notice_choices')
        .values({ uid, type, choice })
        .onConflict((held) => held.columns(['uid', 'type']).doUpdateSet({ choice }))
        .execute()
    }
    return noticeChoicesOf(tx, uid)
  })
}
