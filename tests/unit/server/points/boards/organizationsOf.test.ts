import { expect, test } from 'vitest'
import { organizationsOf } from '#server/points/boards/organizationsOf.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { createOrganization } from './board.ts'

test('a user chooses among the boards of their organisations, by name', async () => {
  const db = await freshDatabase()
  const [quay, lane] = [await createOrganization(db, 'Quay'), await createOrganization(db, 'Lane')]
  await createOrganization(db, 'Mill')
  const offered = (organizations: number[]) => organizationsOf(db.reader, { uid: 1, organizations })
  expect(await offered([quay, lane])).toEqual([
    { id: lane, name: 'Lane' },
    { id: quay, name: 'Quay' },
  ])
  expect(await offered([])).toEqual([])
})
