import { expect, test } from 'vitest'
import { findAuditEntries } from '#server/audit/findAuditEntries.ts'
import { noteChange } from '#server/audit/noteChange.ts'
import type { AuditFilter } from '#shared/contract/audit.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

const people = [7, 8]
const things = [
  { type: 'rules', id: 'rules' },
  { type: 'product', id: '1' },
  { type: 'product', id: '2' },
] as const
const actions = ['created', 'changed'] as const

/** Every subset of the filters, and each of a kind and of one thing. */
const filters: AuditFilter[] = [undefined, 7].flatMap((actor) =>
  [undefined, { type: 'product' } as const, { type: 'product', id: '1' } as const].flatMap((subject) =>
    [undefined, 'changed' as const].map((action) => ({
      ...(actor && { actor }),
      ...(subject && { subject }),
      ...(action && { action }),
    })),
  ),
)

test.each(filters)('the log is found by %j, the newest entry first', async (filter) => {
  const db = await freshDatabase()
  const noted = people.flatMap((actor) =>
    things.flatMap((subject) => actions.map((action) => ({ actor, subject, action }))),
  )
  for (const [place, { subject, ...entry }] of noted.entries()) {
    await db.transact((tx) => noteChange(tx, { ...entry, subject: { ...subject, label: String(place) } }, later(place)))
  }
  const wanted = noted.flatMap(({ actor, subject, action }, place) =>
    (filter.actor ?? actor) === actor &&
    (filter.action ?? action) === action &&
    (filter.subject?.type ?? subject.type) === subject.type &&
    (filter.subject?.id ?? subject.id) === subject.id
      ? [String(place)]
      : [],
  )
  const { data } = await findAuditEntries(db.reader, filter, 'UTC')
  expect(data.map(({ subject }) => subject.label)).toEqual(wanted.toReversed())
})
