import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapPages, sitemapParts, sitemapXml } from '#server/catalogue/sitemap.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course } from './catalogue.ts'

const languages = ['en', 'ar', 'de', 'fr', 'es', 'he']
const form = { origin: 'https://academy.example', languages, siteLanguage: 'en' }

test('a catalogue that fills more than one file has an index, and every training is in one file of a few MiB', async () => {
  const db = await freshDatabase()
  const first = await add(db, course('Lifting'))
  expect(await sitemapParts(db.reader, languages.length)).toBe(1)
  const { id: _, ...row } = await db.reader
    .selectFrom('trainings')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  for (let at = 0; at < 2000; at += 500) {
    await db.transact((tx) =>
      tx
        .insertInto('trainings')
        .values(Array.from({ length: 500 }, () => row))
        .execute(),
    )
  }
  const parts = await sitemapParts(db.reader, languages.length)
  expect(parts).toBe(3)
  expect(sitemapIndexXml(parts, form)).toContain('<loc>https://academy.example/sitemap/3.xml</loc>')
  const paths: string[] = []
  for (let part = 1; part <= parts; part++) {
    const pages = await sitemapPages(db.reader, part, languages.length)
    expect(sitemapXml(pages, form).length).toBeLessThan(8 * 2 ** 20)
    paths.push(...pages.map(({ path }) => path))
  }
  expect(new Set(paths).size).toBe(2002)
  expect(paths).toHaveLength(2002)
  expect(await sitemapPages(db.reader, parts + 1, languages.length)).toEqual([])
})
