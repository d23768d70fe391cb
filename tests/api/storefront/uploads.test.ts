import { expect, test } from 'vitest'
import { uploadStem, usedUploads } from '#server/media/usedUploads.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { drawn, openUploads } from '../media/openUploads.ts'
import { base, unregistered } from './editor.ts'

test('sections take only uploads of their own purpose, and a kept version keeps its uploads', async () => {
  const { db, browser, send } = await openUploads('content_manager')
  const { file } = (await send(await drawn().png().toBuffer(), { purpose: 'section' })).body.data
  const start = (await browser.ask(unregistered)).body.data
  const save = (revision: number, sections: unknown[]) =>
    browser.ask(`${base}/${start.id}`, { method: 'PATCH', body: { revision, sections } })
  const pictured = (background: string) => {
    const section = sectionOfType('cta', 'On a picture')
    return { ...section, data: { ...section.data, appearance: { ...section.data.appearance, background } } }
  }
  const banner = file.replace('/section/', '/banner/')
  const refused = await save(1, [...start.sections, pictured(banner)])
  const path = `sections[${start.sections.length}]`
  expect(refused.body.errors).toMatchObject([
    { path: `${path}[data][appearance][background]`, code: 'not_uploaded' },
    { path, code: 'section', message: expect.stringContaining('On a picture') },
  ])
  expect((await save(1, [...start.sections, pictured(file)])).status).toBe(200)
  expect((await save(2, start.sections)).body.data.sections).toHaveLength(start.sections.length)
  const used = await usedUploads(db.reader)
  expect(used.has(uploadStem(file))).toBe(true)
  await db.transact((tx) => tx.deleteFrom('storefront_versions').execute())
  expect((await usedUploads(db.reader)).has(uploadStem(file))).toBe(false)
})

test('one refusal names every missing upload of every section, beside their other problems', async () => {
  const { browser } = await openUploads('content_manager')
  const start = (await browser.ask(unregistered)).body.data
  const pictured = (title: string, file: string) => {
    const section = sectionOfType('cta', title)
    return { ...section, data: { ...section.data, appearance: { ...section.data.appearance, background: file } } }
  }
  const missing = (name: string) => `/media/section/${name.repeat(32)}.webp`
  const ends = { visible_from: '2030-01-02 00:00:00', visible_until: '2030-01-01 00:00:00' }
  const sections = [pictured('One', missing('a')), { ...pictured('Two', missing('b')), ...ends }]
  const { body } = await browser.ask(`${base}/${start.id}`, { method: 'PATCH', body: { revision: 1, sections } })
  const found = body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
  expect(found.toSorted()).toEqual([
    'sections[0] section',
    'sections[0][data][appearance][background] not_uploaded',
    'sections[1] section',
    'sections[1][data][appearance][background] not_uploaded',
    'sections[1][visible_until] order',
  ])
})
