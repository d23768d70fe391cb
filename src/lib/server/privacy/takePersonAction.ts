import type { ManagedPerson } from '#shared/contract/managedPeople.ts'
import type { NoticeCode } from '#shared/notices/flash.ts'
import { notFound } from '#shared/refusal.ts'
import type { AccountContext } from '../accounts/forgottenPassword.ts'
import { refreshPassword } from '../accounts/freshPassword.ts'
import { invitePerson } from '../accounts/invitePerson.ts'
import { changePerson } from '../accounts/managedPerson.ts'
import type { Actor } from '../accounts/needAdministrator.ts'
import { readPersonChange } from '../accounts/personForm.ts'
import { signOutPerson } from '../accounts/signOutPerson.ts'
import { type ErasureContext, erasePerson } from './erasePerson.ts'

/** A form of the page of a person: the button names the action. */
interface PersonForm {
  person: ManagedPerson
  sent: Readonly<Record<string, string>>
  /** Takes the new secret of the actor's session, also if the action is refused afterwards. */
  keepSession(session: string): void
}

/**
 * Carries out a form of the page of a person; returns the notice for the next page.
 * @throws Refusal as the verb of the action, 404 for an unknown action
 */
export async function takePersonAction(
  context: AccountContext & ErasureContext,
  actor: Actor,
  { person: { uid, ...person }, sent, keepSession }: PersonForm,
): Promise<NoticeCode> {
  switch (sent.action) {
    case 'confirm': {
      const session = await confirmed(context, actor, sent.current_password)
      if (session) keepSession(session)
      return 'confirmed'
    }
    case 'save': {
      const change = readPersonChange(sent, { uid, ...person })
      const { session } = await changePerson(context, actor, { uid, change })
      if (session) keepSession(session)
      return 'saved'
    }
    case 'block':
      await changePerson(context, actor, { uid, change: { status: 'blocked' } })
      return 'person-blocked'
    case 'unblock':
      await changePerson(context, actor, { uid, change: { status: 'active' } })
      return 'person-unblocked'
    case 'invite':
      await invitePerson(context, actor, uid)
      return 'person-invited'
    case 'sign-out':
      await signOutPerson(context.runtime.db, actor, uid)
      return 'person-signed-out'
    case 'erase': {
      const { name = '', current_password: typed } = sent
      const session = typed ? await confirmed(context, actor, typed) : undefined
      if (session) keepSession(session)
      await erasePerson(context, { ...actor, ...(session && { session }) }, { uid, name })
      return 'person-erased'
    }
    default:
      throw notFound()
  }
}

function confirmed({ runtime }: AccountContext, { user, session, now }: Actor, password = '') {
  return refreshPassword(runtime.db, { uid: user.uid, password, session, now })
}
