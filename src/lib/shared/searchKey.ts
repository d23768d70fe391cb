import { foldKey } from './foldKey.ts'

/** Folded names can be longer than typed ones, and an index of a database takes only short keys. */
const LONGEST_NAME = 300

/** The key by which people are searched and sorted: the folded name, then the username and the email address. */
export function searchKey(person: { full_name: string; name: string; mail: string }): string {
  return [foldKey(person.full_name).slice(0, LONGEST_NAME), foldKey(person.name), foldKey(person.mail)].join('\n')
}
