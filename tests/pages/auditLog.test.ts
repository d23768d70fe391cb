import { expect, test } from 'vitest'
import { auditFields } from '#shared/audit/auditFields.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()

test('a long entry of the audit log shows its first fields, and its link leads to all of them', async () => {
  const { db, site } = academy()
  const cookie = await signInAt(site.url, 'admin@demo.test')
  const read = async (path: string) => (await fetch(site.url + path, { headers: { cookie } })).text()
  const fieldsOf = (html: string, id: number) =>
    (html.split(`id="audit-${id}"`)[1]?.split('</li>')[0]?.match(/<dt>/g) ?? []).length
  const { id, after_values } = await db.reader
    .selectFrom('audit_entries')
    .select(['id', 'after_values'])
    .where('subject_type', '=', 'product')
    .where('action', '=', 'created')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const all = auditFields({ before: null, after: JSON.parse(after_values ?? '{}') }).length
  const list = await read('/settings/audit?subject=product')
  expect(fieldsOf(list, id)).toBe(12)
  const link = /<a href="([^"]+)">\s*Show all/.exec(list.split(`id="audit-${id}"`)[1] ?? '')?.[1]
  const page = await read(link?.replaceAll('&amp;', '&') ?? '')
  expect(/id="audit-(\d+)"/.exec(page)?.[1], 'the first entry of the page').toBe(String(id))
  expect(fieldsOf(page, id)).toBe(all)
  expect(all).toBeGreaterThan(12)
})
