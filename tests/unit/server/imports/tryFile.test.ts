import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fileHeader, importFile } from '#server/imports/importFile.ts'
import { tryFile } from '#server/imports/prepareImport.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'

/** Counts the turns that other requests get while this work is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  const ended = work().finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await nextTurn()
  await ended
  return turns
}

const rows = (count: number) =>
  `mail,first_name\n${Array.from({ length: count }, (_, n) => `p${n}@new.test,Mona\n`).join('')}`

test('other requests have their turn between the batches of a file that is tried', async () => {
  const db = await demoDatabase()
  const wish = { kind: 'people' as const, text: rows(6000), by: 1 }
  expect(await turnsDuring(() => tryFile(db.reader, wish))).toBeGreaterThan(6000 / 200)
})

test('the header of a file is read without the rest of it', async () => {
  const text = rows(40_000)
  expect(await fileHeader(text)).toMatchObject([{ name: 'mail' }, { name: 'first_name' }])
  expect(await turnsDuring(() => fileHeader(text))).toBeLessThan(20)
})

test('a character that two pieces share is read whole', async () => {
  const text = `mail,first_name\n${'é'.repeat(20_000)}\n\na@new.test,Zoë\n`
  const db = await demoDatabase()
  for await (const batch of importFile('people', {
    text,
    mapping: { mail: 'mail', first_name: 'first_name' },
    by: 1,
  }).batches())
    expect(await batch.plan(db.reader)).toMatchObject({ rows: [{ outcome: 'bad' }, { outcome: 'created' }] })
})
