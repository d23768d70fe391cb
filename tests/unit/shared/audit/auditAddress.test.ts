import { expect, test } from 'vitest'
import { auditAddress, auditExportAddress, auditOfThing, readAuditAddress } from '#shared/audit/auditAddress.ts'
import { auditFields } from '#shared/audit/auditFields.ts'

test('an address of the audit log is read as filters, and the filters are written as the same address', () => {
  const { place, query, unreadable } = readAuditAddress(
    new URLSearchParams('actor=4&action=changed&subject=product:7&from=2026-11-01&after=202611210900003&language=ar'),
  )
  expect(query).toEqual({
    actor: 4,
    action: 'changed',
    subject: { type: 'product', id: '7' },
    from: '2026-11-01',
    after: { at: '2026-11-21 09:00:00', id: 3 },
  })
  expect(unreadable).toEqual([])
  const href = auditAddress(place)
  expect(href).toBe('/settings/audit?actor=4&action=changed&subject=product%3A7&from=2026-11-01&after=202611210900003')
  expect(auditExportAddress(place)).toBe('/api/v2/audit.csv?actor=4&action=changed&subject=product%3A7&from=2026-11-01')
  expect(auditOfThing({ type: 'room', id: '2' })).toBe('/settings/audit?subject=room%3A2')
  expect(auditAddress()).toBe('/settings/audit')
})

test('values that cannot be read are left out and named', () => {
  const asked = readAuditAddress(new URLSearchParams('actor=me&subject=dragon&action=changed&until=2026-02-31'))
  expect(asked.place).toEqual({ action: 'changed' })
  expect(asked.unreadable.toSorted()).toEqual(['actor', 'subject', 'until'])
})

test('a change shows each field on both sides; a new thing only the fields with a value', () => {
  expect(auditFields({ before: { price: 1, title: '' }, after: { price: 2, title: 'Mug', color: null } })).toEqual([
    { name: 'price', before: 1, after: 2 },
    { name: 'title', before: '', after: 'Mug' },
    { name: 'color', before: undefined, after: null },
  ])
  expect(auditFields({ before: null, after: { title: 'Mug', stock: null, tags: [], summary: '', on: false } })).toEqual(
    [
      { name: 'title', before: undefined, after: 'Mug' },
      { name: 'on', before: undefined, after: false },
    ],
  )
  expect(auditFields({ before: null, after: null })).toEqual([])
})
