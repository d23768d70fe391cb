import type { ManagedPerson } from '#shared/contract/managedPeople.ts'
import type { NoticeCode } from '#shared/notices/flash.ts'
import { notFound } from '#shared/refusal.ts'
import type { AccountContext } from './forgottenPassword.ts'
import { invitePerson } from './invitePerson.ts'
import { changePerson } from './managedPerson.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { readPersonChange } from './personForm.ts'
import { closeSessionsOf } from './sessions.ts'

/** A form of the page of a person: the button names the action. */
interface PersonForm {
  person: ManagedPerson
  sent: Readonly<Record<string, string>>
}

interface PersonActed {
  notice: NoticeCode
  /** The new secret of the actor's session, if the password was confirmed. */
  session?: string | undefined
}

/**
 * Carries out a form of the page of a person.
 * @throws Refusal as the verb of the action, 404 for an unknown action
 */
export async function actOnPerson(
  context: AccountContext,
  actor: Actor,
  { person, sent }: PersonForm,
): Promise<PersonActed> {
  const { uid } = person
  switch (sent.action) {
    case 'save': {
      const change = readPersonChange(sent, person)
      const { session } = await changePerson(context, actor, { uid, change })
      return { notice: 'saved', session }
    }
    case 'block':
      await changePerson(context, actor, { uid, change: { status: 'blocked' } })
      return { notice: 'person-blocked' }
    case 'unblock':
      await changePerson(context, actor, { uid, change: { status: 'active' } })
      return { notice: 'person-unblocked' }
    case 'invite':
      await invitePerson(context, actor, uid)
      return { notice: 'person-invited' }
    case 'sign-out':
      needAdministrator(actor.user)
      await context.runtime.db.transact((tx) => closeSessionsOf(tx, uid))
      return { notice: 'person-signed-out' }
    default:
      throw notFound()
  }
}
