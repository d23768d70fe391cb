import { listManagedTrainings } from '#server/catalogue/desk/listManagedTrainings.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { FoundManagedTrainings, ManagedTrainingQuery } from '#shared/contract/managedTrainings.ts'

export const GET = endpoint({
  summary:
    'Lists all trainings for administrators, published or not, the last changed first unless sorted. Send the `next` of a page as `after` to get the next page.',
  access: 'site_settings',
  query: ManagedTrainingQuery,
  answer: FoundManagedTrainings,
  bare: true,
  async run({ query, locals: { db, visit } }) {
    const { data, meta } = await listManagedTrainings(db.reader, query, visit)
    return { data: { data, meta } }
  },
})

export const ALL = otherMethods({ GET })
