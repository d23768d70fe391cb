import { statableCriteria } from '#shared/audience/criteria.ts'
import type { NewPerson } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/instant.ts'
import { invalid } from '#shared/refusal.ts'
import { createUser, foreignAddress, fullName, takenNames } from '../people/createUser.ts'
import { criteriaProblems, profileAfter } from '../people/statedCriteria.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { needFreshPassword } from './freshPassword.ts'
import type { AccountContext } from './forgottenPassword.ts'
import { mailInvitation } from './invitePerson.ts'
import { startInvitation } from './invitations.ts'
import { noteAccount } from './noteAccount.ts'
import { profileProblems } from './profileProblems.ts'
import { unknownOrganizations } from './changeBelonging.ts'

const ORDINARY = 'learner'

/**
 * Creates an account and invites its owner by mail. Roles other than the learner's need a password that was given a
 * short time ago.
 * @returns the uid
 * @throws Refusal 403 for everyone but administrators, and `password_needed`; 400 with all problems
 */
export async function createPerson(context: AccountContext, actor: Actor, person: NewPerson): Promise<number> {
  const { runtime, site, now } = context
  const { db } = runtime
  needAdministrator(actor.user)
  const { organizations = [], roles = [ORDINARY], invite = true } = person
  const user = newAccount(person)
  const stored = { language: null, country: null, title_tid: null, profile: '{}' }
  const languages = site.languages.map(({ langcode }) => langcode)
  if (roles.some((role) => role !== ORDINARY)) await needFreshPassword(db.reader, actor)
  const problems = [
    ...foreignAddress(user),
    ...(await takenNames(db.reader, user)),
    ...(await profileProblems(db.reader, { user: null, next: user, languages })),
    ...(await criteriaProblems(db.reader, { user: stored, changes: person, settable: statableCriteria })),
    ...(await unknownOrganizations(db.reader, organizations)),
  ]
  if (problems.length > 0) throw invalid(problems)
  const { uid, invitation } = await db.transact(async (tx) => {
    const belonging = { organizations, roles, passwordHash: null, created: toInstant(now) }
    const uid = await createUser(tx, {
      ...user,
      title_tid: user.title,
      ...belonging,
      profile: profileAfter(stored, person),
    })
    await noteAccount(tx, { actor: actor.user.uid, uid }, now)
    return { uid, invitation: invite ? await startInvitation(tx, { uid, by: actor.user.uid, now }) : undefined }
  })
  if (invitation) mailInvitation(context, { ...user, uid, ...invitation })
  return uid
}

function newAccount(person: NewPerson) {
  const { mail, first_name, last_name = '', language = null, timezone = null, country = null, title = null } = person
  const names = { first_name, last_name }
  const choices = { language, timezone, country, title }
  return { ...names, ...choices, mail, name: person.name || mail, full_name: person.full_name || fullName(names) }
}
