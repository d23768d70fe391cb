import { toInstant } from '#shared/instant.ts'
import { peopleAddress, type PeoplePlace } from '#shared/people/peoplePlace.ts'
import { apiBase } from '#shared/paths.ts'
import { DAY_MS } from '#shared/time.ts'
import { inBulk, numbersBelow } from './bulkRows.ts'

/** Ids that the lines ask for. */
export interface PeoplePlaces {
  halfway: number
  last: number
  largeOrganization: number
  smallOrganization: number
}

const firstNames = 'Ada,Bruno,Clara,Dario,Elin,Farid,Greta,Hugo,Ines,Jonas,Katia,Liam,Mona,Nils,Olga,Pavel'.split(',')
const lastNames = 'Almeida,Berg,Costa,Duval,Eriksen,Fischer,Garcia,Haddad,Ivanov,Jensen,Keller,Lind'.split(',')

/**
 * Adds people of all states, roles, organisations and languages; some are rare. Every second one has signed in in the last
 * year, and every tenth has a device that is signed in.
 */
export function fillManyPeople(url: string, count: number): Promise<PeoplePlaces> {
  const now = Date.now()
  const daysAgo = (days: number) => toInstant(new Date(now - days * DAY_MS))
  return inBulk(url, async (run, dialect) => {
    const numberOf = async (query: string) => Number(Object.values((await run(query))[0] ?? {})[0])
    const base = (await numberOf('select max(uid) from users')) + 1
    const first = `${choice(firstNames, 'n')}`
    const last = `${choice(lastNames, 'n / 16')} || ' ' || n`
    const address = `'person' || n || '@many.test'`
    const key = `lower(${first} || ' ' || ${last}) || ${dialect === 'sqlite' ? 'char' : 'chr'}(10) || 'person' || n || ${
      dialect === 'sqlite' ? 'char' : 'chr'
    }(10) || ${address}`
    const added = `from users where uid >= ${base}`
    const statements = [
      `insert into organizations (name) values ('Small team of the bench')`,
      `insert into users (uid, name, name_key, mail, mail_key, first_name, last_name, full_name, search_key, language, status, created, last_login)
        ${numbersBelow(count)} select ${base} + n, 'person' || n, 'person' || n, ${address}, ${address}, ${first}, ${last},
          ${first} || ' ' || ${last}, ${key}, case when n % 5000 = 3 then 'ar' when n % 3 = 0 then 'de' when n % 3 = 1 then 'en' end,
          case when n % 50 = 9 then 'blocked' else 'active' end, '${daysAgo(900)}',
          case n % 4 when 0 then '${daysAgo(500)}' when 1 then null else '${daysAgo(20)}' end from n`,
      `insert into user_roles (uid, role) select uid, 'learner' ${added}`,
      `insert into user_roles (uid, role) select uid, 'instructor' ${added} and uid % 20 = 1`,
      `insert into user_roles (uid, role) select uid, 'content_manager' ${added} and uid % 2000 = 1`,
      `insert into user_organizations (uid, organization_id)
        select uid, (select min(id) from organizations) + uid % 6 ${added}`,
      `insert into user_organizations (uid, organization_id)
        select uid, (select max(id) from organizations) ${added} and uid % 20000 = 7`,
      `insert into invitations (uid, token_hash, created, expires)
        select uid, 'bench' || uid, '${daysAgo(1)}', '${daysAgo(-6)}' ${added} and uid % 40 = 11`,
      `insert into sessions (token_hash, uid, created, last_seen, expires)
        select 'bench' || uid, uid, '${daysAgo(3)}', '${daysAgo(1)}', '${daysAgo(-10)}' ${added} and uid % 10 = 2`,
      // A server in use has done this by itself.
      dialect === 'postgres' ? 'vacuum analyze' : 'analyze',
    ]
    // A new site has no statistics in SQLite, and the lists must be as quick without them.
    for (const statement of dialect === 'sqlite' ? statements.slice(0, -1) : statements) await run(statement)
    const along = 'select uid from users order by search_key, uid limit 1 offset'
    return {
      halfway: await numberOf(`${along} ${Math.floor(count / 2)}`),
      last: await numberOf(`${along} ${count - 5}`),
      largeOrganization: await numberOf('select min(id) from organizations'),
      smallOrganization: await numberOf('select max(id) from organizations'),
    }
  })
}

function choice(words: readonly string[], number: string): string {
  const cases = words.map((word, place) => `when ${place} then '${word}'`).join(' ')
  return `(case (${number}) % ${words.length} ${cases} end)`
}

/** Each filter and combination, and far pages of them. */
export function peopleLines({ halfway, last, largeOrganization, smallOrganization }: PeoplePlaces) {
  const places: Record<string, PeoplePlace> = {
    everyone: {},
    'everyone, halfway': { after: halfway },
    'everyone, backwards from halfway': { before: halfway },
    'everyone, the last page': { after: last },
    'search, one person': { s: 'person77777@many.test' },
    'search, a number in the name': { s: '4242' },
    'search, a first name': { s: 'greta' },
    'search, a first name, halfway': { s: 'greta', after: halfway },
    'search, two words': { s: 'greta keller' },
    'search, the address of everyone': { s: 'many.test' },
    'search, everyone, halfway': { s: 'many.test', after: halfway },
    'search, two letters': { s: 'gr' },
    'search, one letter': { s: 'z' },
    'search, nobody': { s: 'zzzzzz' },
    'search, two letters of nobody': { s: 'qx' },
    'search, many words, nobody': { s: 'greta many zzz' },
    active: { status: 'active' },
    'active, halfway': { status: 'active', after: halfway },
    invited: { status: 'invited' },
    'invited, halfway': { status: 'invited', after: halfway },
    blocked: { status: 'blocked' },
    'blocked, backwards from halfway': { status: 'blocked', before: halfway },
    'not seen for a year': { status: 'unseen' },
    'not seen for a year, halfway': { status: 'unseen', after: halfway },
    learners: { role: 'learner' },
    'learners, the last page': { role: 'learner', after: last },
    instructors: { role: 'instructor' },
    'instructors, halfway': { role: 'instructor', after: halfway },
    'a rare role': { role: 'content_manager' },
    'a role of nobody new': { role: 'course_administrator' },
    'a large organisation': { organization: largeOrganization },
    'a large organisation, halfway': { organization: largeOrganization, after: halfway },
    'a small organisation': { organization: smallOrganization },
    'a language': { language: 'de' },
    'a language, the last page': { language: 'de', after: last },
    'a rare language': { language: 'ar' },
    'a rare language, halfway': { language: 'ar', after: halfway },
    'a language of nobody': { language: 'he' },
    'role and organisation': { role: 'instructor', organization: largeOrganization },
    'role and state': { role: 'instructor', status: 'unseen' },
    'search, role and organisation': { s: 'gre', role: 'instructor', organization: largeOrganization },
    'search and rare language': { s: 'many.test', language: 'ar' },
    'two letters and a rare language': { s: 'gr', language: 'ar' },
    'two letters of nobody, a state': { s: 'qx', status: 'active' },
    'invited instructors': { role: 'instructor', status: 'invited' },
    'all filters': { s: 'ke', role: 'instructor', status: 'unseen', organization: largeOrganization, language: 'de' },
    'all filters, nobody': {
      s: 'qx',
      role: 'learner',
      status: 'active',
      organization: largeOrganization,
      language: 'de',
    },
  }
  return Object.entries(places).map(([name, place]) => {
    // Only the page goes backwards.
    const { before, ...forward } = place
    const { search } = new URL(peopleAddress({}, { ...forward, after: place.after ?? before }), 'http://site.invalid')
    return { name, page: peopleAddress({}, place), call: `${apiBase}/people${search}` }
  })
}
