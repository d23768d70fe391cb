import { describe, expect, test } from 'vitest'
import { takeFileAction } from '#server/points/adjustments/takeFileAction.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, pointsOf, refused, timeZone } from '#tests/unit/server/shop/shopFixture.ts'

async function page() {
  const db = await freshDatabase()
  const [manager, ada] = [await addBuyer(db), await addBuyer(db)]
  const send = (given: Record<string, string>, file: Uint8Array | null = null) => {
    const fields = { kind: 'adjustment', reason: 'Open day', ...given }
    return takeFileAction(db, { actor: manager.user.uid, form: { fields, file } }, { now: morning, timeZone })
  }
  return { send, uid: ada.user.uid, points: () => pointsOf(db, ada) }
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the form of a file of adjustments', () => {
  test('checks pasted rows without booking them, and books them on demand', async () => {
    const { send, uid, points } = await page()
    const text = `uid,amount\n${uid},25`
    const checked = await send({ action: 'check', text })
    expect(checked).toMatchObject({ isBooked: false, planned: [{ amount: 25, reason: 'Open day', after: 25 }] })
    expect(checked.sent).toEqual({ kind: 'adjustment', reason: 'Open day', file: text, dry_run: true })
    expect(await points()).toBe(0)
    expect(await send({ action: 'book', text })).toMatchObject({ isBooked: true, planned: [{ after: 25 }] })
    expect(await points()).toBe(25)
  })

  test('takes a chosen file before pasted rows', async () => {
    const { send, uid, points } = await page()
    await send({ action: 'book', text: `uid,amount\n${uid},25` }, bytes(`uid,amount,reason\n${uid},7,Café`))
    expect(await points()).toBe(7)
  })

  test('does not book a file with problems, and shows them with its rows', async () => {
    const { send, uid, points } = await page()
    const text = `uid,amount\n${uid},25\n${uid},many`
    const taken = await send({ action: 'book', text })
    expect(taken).toMatchObject({ isBooked: false, planned: [{ problems: [] }, { problems: [{ column: 'amount' }] }] })
    expect(await points()).toBe(0)
  })

  test('is refused without rows, with a file of another encoding, and with an unknown kind', async () => {
    const { send } = await page()
    expect((await refused(send({ action: 'check' }))).problems).toMatchObject([{ path: 'file', code: 'required' }])
    const latin = Uint8Array.of(...bytes('uid,amount,reason\n1,5,Caf'), 0xe9)
    expect((await refused(send({ action: 'check' }, latin))).problems).toMatchObject([{ path: 'file' }])
    const odd = send({ action: 'check', text: 'uid,amount\n1,5', kind: 'gift' })
    expect((await refused(odd)).problems).toMatchObject([{ path: 'kind' }])
  })
})
