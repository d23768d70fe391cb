import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import type { Database } from '#server/db/database.ts'
import { noticesOf } from '#server/notices/readNotices.ts'
import { adjust } from '#server/points/adjust.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const at = (minutes: number) => ({ now: later(minutes), timeZone: 'UTC' })

async function noticesIn(db: Database, uid: number, lang: string): Promise<string[]> {
  const t = (await loadSite(db.reader)).translator(lang)
  const format = formatsFor({ lang, timeZone: 'UTC', patterns: {} })
  const notices = await noticesOf(db.reader, uid, { t, format })
  return notices.map(({ message, href }) => `${message} ${href}`)
}

test('a user is notified of points that are given or taken by hand, with the reason and the wallet', async () => {
  const db = await freshDatabase()
  await turnOnLanguages(db, 'en', 'ar')
  const [uid, actor] = [await takeIn(db), await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test' })]
  await adjust(db, { uid, amount: 25, reason: 'Helped at the open day', actor, key: 'a' }, at(1))
  await adjust(db, { uid, amount: -1, reason: 'Counted twice', actor, key: 'b' }, at(2))
  expect(await noticesIn(db, uid, 'en')).toEqual([
    '1 point was taken from you: Counted twice /incentives/wallet',
    'You got 25 points: Helped at the open day /incentives/wallet',
  ])
  expect(await noticesIn(db, uid, 'ar')).toEqual([
    'خُصمت منك نقطة واحدة: \u2068Counted twice\u2069 /incentives/wallet',
    'حصلت على 25 نقطة: \u2068Helped at the open day\u2069 /incentives/wallet',
  ])
})

test('an adjustment that is repeated with its key changes nothing and notifies nobody again', async () => {
  const db = await freshDatabase()
  const [uid, actor] = [await takeIn(db), await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test' })]
  const adjustment = { uid, amount: 25, reason: 'Helped', actor, key: 'a' }
  const first = await adjust(db, adjustment, at(1))
  expect(await adjust(db, adjustment, at(2))).toEqual(first)
  expect(await noticesIn(db, uid, 'en')).toHaveLength(1)
})
