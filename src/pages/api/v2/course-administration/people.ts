import { coursePeople } from '#server/availability/calendar/coursePeople.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { CoursePeopleQuery, CoursePerson } from '#shared/contract/instructorCalendars.ts'

export const GET = endpoint({
  summary:
    'Lists the people who teach, by name, page by page. Several values of a filter are alternatives; `training[]` finds people who taught a session of the training or are planned for one.',
  access: 'availability_feature_manage',
  query: CoursePeopleQuery,
  answer: CoursePerson,
  list: true,
  async run({ query, locals: { db, visit } }) {
    const { people, meta } = await coursePeople(db.reader, visit, query)
    return { data: people, meta }
  },
})

export const ALL = otherMethods({ GET })
