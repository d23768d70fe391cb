import type { StatableCriterion } from '#shared/audience/criteria.ts'
import type { ManagedPerson } from '#shared/contract/managedPeople.ts'
import type { Organization } from '#shared/contract/taxonomy.ts'
import type { Reader } from '../db/database.ts'
import type { LearnerVisit } from '../people/visit.ts'
import { allOrganizations } from '../taxonomy/listTaxonomy.ts'
import { findEditable } from './editAccount.ts'
import { managedPerson } from './managedPerson.ts'
import { markedBoxes } from './personForm.ts'
import { formValues, profileChoices } from './profileForm.ts'

/** A person as the page of the settings shows them, with the choices of its form. */
export interface PersonView {
  person: ManagedPerson
  organizations: readonly Organization[]
  choices: Awaited<ReturnType<typeof profileChoices>>
  /** The stored values of the form. */
  stored: Record<string, string>
}

/**
 * Reads a person for administrators; `undefined` if there is none.
 * @param own the audience criteria that users state about themselves
 */
export async function personView(
  reader: Reader,
  { uid, own, ...visit }: LearnerVisit & { uid: number; own: readonly StatableCriterion[] },
): Promise<PersonView | undefined> {
  const account = await findEditable(reader, visit.user, uid)
  const person = account && (await managedPerson(reader, { ...visit, uid }))
  if (!account || !person) return undefined
  return {
    person,
    organizations: await allOrganizations(reader),
    choices: await profileChoices(reader, account, { ...visit, own }),
    stored: { ...formValues(account), ...markedBoxes(person) },
  }
}
