import { expect, test } from 'vitest'
import { notePresence } from '#server/storefront/presence.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

async function editors() {
  const db = await freshDatabase()
  const [ana, ben] = [await takeIn(db), await takeIn(db, { name: 'ben', mail: 'ben@saltmarsh.test' })]
  const { id } = await db.reader.selectFrom('storefronts').select('id').orderBy('id').executeTakeFirstOrThrow()
  const seenBy = async (uid: number, seconds: number) => {
    const now = new Date(morning.getTime() + seconds * 1000)
    const others = await notePresence(db, { storefrontId: id, uid, now })
    return others.map((other) => other.uid)
  }
  return { ana, ben, seenBy }
}

test('an editor who was seen in the last 45 seconds is shown, and nobody after that', async () => {
  const { ana, ben, seenBy } = await editors()
  await seenBy(ana, 0)
  expect(await seenBy(ben, 45)).toEqual([ana])
  expect(await seenBy(ben, 46)).toEqual([])
})

test('an editor who was seen while the clock was ahead is not shown once the clock is right', async () => {
  const { ana, ben, seenBy } = await editors()
  await seenBy(ana, 3600)
  expect(await seenBy(ben, 0)).toEqual([])
})

test('an editor of a node whose clock is a few seconds ahead is shown', async () => {
  const { ana, ben, seenBy } = await editors()
  await seenBy(ana, 6)
  expect(await seenBy(ben, 0)).toEqual([ana])
})
