import { foldKey } from '#shared/foldKey.ts'
import { searchKey } from '#shared/searchKey.ts'

/** The stored keys of a person's names: every change of a name writes all of them. */
export function foldedNames(person: { name: string; mail: string; full_name: string }) {
  return { name_key: foldKey(person.name), mail_key: foldKey(person.mail), search_key: searchKey(person) }
}
