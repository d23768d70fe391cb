import { type Role, roles } from '#shared/access/roles.ts'
import { checked } from '#shared/contract/checked.ts'
import { type ManagedPerson, NewPerson, PersonChange } from '#shared/contract/managedPeople.ts'
import { formOf } from './profileForm.ts'

type Sent = Readonly<Record<string, string>>

/**
 * The change of an account that a form holds: without roles that stay as they are, because roles need a password.
 * @throws Refusal 400 with all problems
 */
export function readPersonChange(sent: Sent, person: ManagedPerson): PersonChange {
  const { name: _, schema: __, fields } = formOf({ ...sent, form: 'profile' })
  const held = marked(sent, 'roles')
  const isSame = new Set(held).symmetricDifference(new Set(person.roles)).size === 0
  return checked(PersonChange, {
    ...fields,
    revision: sent.revision,
    organizations: marked(sent, 'organizations').map(Number),
    ...(!isSame && { roles: held }),
  })
}

/**
 * The new person that a form holds.
 * @throws Refusal 400 with all problems
 */
export function readNewPerson(sent: Sent): NewPerson {
  const { mail = '', first_name = '', last_name = '', name = '', language = '' } = sent
  return checked(NewPerson, {
    mail,
    first_name,
    last_name,
    ...(name && { name }),
    ...(language && { language }),
    roles: marked(sent, 'roles'),
    organizations: marked(sent, 'organizations').map(Number),
    invite: sent.invite !== undefined,
  })
}

/** The names of the checkboxes of a person's roles and organisations, as the form sends them. */
export function markedBoxes({ roles: held, organizations }: Pick<ManagedPerson, 'roles' | 'organizations'>): Sent {
  const names = [...held.map((role) => `roles[${role}]`), ...organizations.map((id) => `organizations[${id}]`)]
  return Object.fromEntries(names.map((name) => [name, '1']))
}

function marked(sent: Sent, list: 'roles' | 'organizations'): string[] {
  const found = Object.keys(sent)
    .filter((name) => name.startsWith(`${list}[`) && name.endsWith(']'))
    .map((name) => name.slice(list.length + 1, -1))
  return list === 'roles' ? found.filter((role): role is Role => roles.some((known) => known === role)) : found
}
