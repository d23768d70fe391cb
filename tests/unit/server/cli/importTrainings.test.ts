import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importCommand } from '#server/cli/importTrainings.ts'
import { freshDatabase, freshFolder } from '#tests/support/freshDatabase.ts'
import { list } from '../catalogue/catalogue.ts'

async function command(text: string) {
  const db = await freshDatabase()
  const path = join(freshFolder(), 'trainings.csv')
  writeFileSync(path, text)
  const run = async (...argv: string[]) => {
    let written = ''
    const code = await importCommand(db, argv, { write: (piece) => (written += piece) })
    return { code, written }
  }
  return { db, path, run }
}

const rows = 'external_id,title,language,url\na1,One,en,https://a.example\na2,,zz,https://a.example\n'

test('a dry run names each bad row and why; the import then brings in the good ones', async () => {
  const { db, path, run } = await command(rows)
  const lines =
    'Line 3 (a2), title: The value is empty.\nLine 3 (a2), language: “zz” is not a language code such as en, ar or pt-BR.\n'
  expect(await run(path, '--dry-run')).toEqual({
    code: 1,
    written: `${lines}Dry run: 2 rows read: 1 new, 0 changed, 0 as before, 1 bad. Nothing was written.\n`,
  })
  expect((await list(db)).total).toBe(0)
  expect(await run(path, '--strict')).toMatchObject({ code: 2 })
  expect((await list(db)).total).toBe(0)
  expect(await run(path)).toEqual({
    code: 1,
    written: `${lines}Imported 2 rows: 1 new, 0 changed, 0 as before, 1 bad.\n`,
  })
  expect((await list(db)).total).toBe(1)
})

test('the command names the topics that are added to the vocabulary', async () => {
  const { path, run } = await command('external_id,title,language,url,topic\na1,One,en,https://a.example,Sailing\n')
  expect((await run(path, '--dry-run')).written).toContain('New topics: “Sailing”\n')
  expect((await run(path)).written).toContain('New topics: “Sailing”\n')
  expect((await run(path)).written).not.toContain('New topics')
})

test('what cannot be done is said in a sentence', async () => {
  const { path, run } = await command('title\nx\n')
  expect(await run()).toEqual({ code: 2, written: expect.stringContaining('Usage: ') })
  expect(await run(path, '--nonsense')).toEqual({ code: 2, written: expect.stringContaining('Usage: ') })
  expect((await run(`${path}.nowhere`)).written).toContain('There is no file')
  expect((await run(path, '..')).code).toBe(2)
  const { code, written } = await run(path)
  expect(code).toBe(2)
  expect(written).toContain('The column “language” is missing.\n')
  expect(written).toContain('The column “url” is missing.\nNothing was imported.\n')
})
