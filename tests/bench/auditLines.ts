import { auditAddress, type AuditAddress } from '#shared/audit/auditAddress.ts'
import { auditPlaceText } from '#shared/contract/audit.ts'
import { toInstant } from '#shared/instant.ts'
import { apiBase } from '#shared/paths.ts'
import { inBulk, numbersBelow, withoutIndexes } from './bulkRows.ts'

const BEGIN = '2020-01-01'
const SECONDS_BETWEEN = 20

/**
 * Writes entries of 40 people from 2020 on; erasures and the entries of one person are rare, and a quarter of all is
 * about one thing.
 */
export function fillAuditLog(url: string, rows: number): Promise<void> {
  return inBulk(url, async (run, dialect) => {
    const moment =
      dialect === 'sqlite'
        ? `datetime('${BEGIN}', '+' || (n * ${SECONDS_BETWEEN}) || ' seconds')`
        : `to_char(timestamp '${BEGIN}' + n * ${SECONDS_BETWEEN} * interval '1 second', 'YYYY-MM-DD HH24:MI:SS')`
    const rare = 'n % 1000000 = 3'
    await withoutIndexes(
      run,
      { table: 'audit_entries', dialect },
      `insert into audit_entries (at, actor, through, action, subject_type, subject_id, label, before_values, after_values)
      ${numbersBelow(rows)} select ${moment}, case when n % 500000 = 1 then 40 else n % 39 + 1 end, 'site',
        case when ${rare} then 'erased' when n % 3 = 0 then 'created' else 'changed' end,
        case when ${rare} then 'person' when n % 4 = 0 then 'rules' when n % 4 = 1 then 'room' else 'product' end,
        case when n % 4 = 0 then 'rules' else cast(n % 5000 as text) end, 'Label', '{"price":1}', '{"price":2}' from n`,
    )
    if (dialect === 'postgres') await run('vacuum analyze audit_entries')
  })
}

/** Each filter and combination, and far pages of them. */
export function auditLines(rows: number) {
  const behind = (share: number) => {
    const id = Math.max(1, Math.floor(rows * share))
    return auditPlaceText({ at: toInstant(new Date(Date.parse(BEGIN) + id * SECONDS_BETWEEN * 1000)), id })
  }
  const day = toInstant(new Date(Date.parse(BEGIN) + (rows / 2) * SECONDS_BETWEEN * 1000)).slice(0, 10)
  const places: Record<string, AuditAddress> = {
    'the newest': {},
    'one person': { actor: '7' },
    'a rare person': { actor: '40' },
    'a person without entries': { actor: '41' },
    'one action': { action: 'changed' },
    'a rare action': { action: 'erased' },
    'an action without entries': { action: 'merged' },
    'one kind': { subject: 'product' },
    'a rare kind': { subject: 'person' },
    'one thing': { subject: 'product:12' },
    'one thing, by one person': { subject: 'product:3', actor: '7' },
    'one frequent thing, by one person': { subject: 'rules:rules', actor: '7' },
    'one frequent thing, by a rare person': { subject: 'rules:rules', actor: '40' },
    'one frequent thing, no such action': { subject: 'rules:rules', action: 'erased' },
    'person and action': { actor: '7', action: 'created' },
    'person and rare action': { actor: '7', action: 'erased' },
    'person and kind': { actor: '7', subject: 'rules' },
    'kind and action': { subject: 'room', action: 'created' },
    'kind without this action': { subject: 'room', action: 'erased' },
    'all filters': { actor: '7', action: 'created', subject: 'room' },
    'all filters, nothing found': { actor: '7', action: 'erased', subject: 'room' },
    'a day in the middle': { from: day, until: day },
    'a day of one person and kind': { actor: '7', subject: 'product', from: day, until: day },
    'kind, no such action, since a day': { subject: 'room', action: 'erased', from: day },
    'a thing until a day': { subject: 'product:12', until: day },
    halfway: { after: behind(0.5) },
    'the last pages': { after: behind(0.00001) },
    'one person, halfway': { actor: '7', after: behind(0.5) },
    'one action, halfway': { action: 'changed', after: behind(0.5) },
    'one kind, halfway': { subject: 'product', after: behind(0.5) },
    'one thing, halfway': { subject: 'product:12', after: behind(0.5) },
    'all filters, the last pages': { actor: '7', action: 'created', subject: 'room', after: behind(0.001) },
  }
  return Object.entries(places).map(([name, place]) => {
    const page = auditAddress(place)
    return { name, page, call: `${apiBase}/audit${new URL(page, 'http://site.invalid').search}` }
  })
}
