import type { NewUser } from '#server/people/createUser.ts'

/** A new learner without organisation, language or password, with these differences. */
export function plainUser(name: string, given: Partial<NewUser> = {}): NewUser {
  return {
    name,
    mail: `${name}@story.test`,
    first_name: name,
    last_name: '',
    language: null,
    timezone: null,
    country: null,
    title_tid: null,
    organizations: [],
    roles: ['learner'],
    passwordHash: null,
    created: '2026-01-01 00:00:00',
    ...given,
  }
}
