import type { Role } from '#shared/access/roles.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { foldKey } from '#shared/foldKey.ts'
import { foldedNames } from './foldedNames.ts'
import { lockNames } from './lockNames.ts'

export interface NewUser {
  /** The username; unique, and case does not matter. */
  name: string
  /** Unique, and case does not matter. */
  mail: string
  first_name: string
  /** Empty for a user with a single name. */
  last_name: string
  /** By default first and last name. */
  full_name?: string
  /** `null`: the site's language. */
  language: string | null
  /** IANA name; `null`: the site's time zone. */
  timezone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  title_tid: number | null
  organizations: readonly number[]
  roles: readonly Role[]
  /** From `hashPassword`; `null` for a user who has not chosen a password yet. */
  passwordHash: string | null
  /** More audience criteria: term ids by vocabulary. */
  profile?: Readonly<Record<string, readonly number[]>>
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  created: string
  status?: 'active' | 'blocked'
}

/**
 * Creates a user and returns the uid.
 * @throws Refusal 400 that names each of `name` and `mail` that another user has, or a name that is another user's
 * email address
 */
export async function createUser(tx: Tx, user: NewUser): Promise<number> {
  await lockNames(tx, user)
  const problems = [...foreignAddress(user), ...(await takenNames(tx, user))]
  if (problems.length > 0) throw invalid(problems)
  const full_name = user.full_name ?? fullName(user)
  const { uid } = await tx
    .insertInto('users')
    .values({
      name: user.name.trim(),
      mail: user.mail.trim(),
      ...foldedNames({ ...user, full_name }),
      first_name: user.first_name,
      last_name: user.last_name,
      full_name,
      language: user.language,
      timezone: user.timezone,
      country: user.country,
      title_tid: user.title_tid,
      status: user.status ?? 'active',
      password_hash: user.passwordHash,
      profile: JSON.stringify(user.profile ?? {}),
      created: user.created,
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  await grantRoles(tx, uid, user.roles)
  await joinOrganizations(tx, uid, user.organizations)
  return uid
}

/** Adds these roles to the user's roles. */
export async function grantRoles(tx: Tx, uid: number, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return
  await tx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ uid, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * One problem for each of username and email address that a user other than `except` has. Both work for signing in, so
 * no username may be the email address of another user.
 */
export async function takenNames(
  reader: Reader,
  { name, mail, except = 0 }: { name: string; mail: string; except?: number },
): Promise<Refused[]> {
  const [nameKey, mailKey] = [foldKey(name), foldKey(mail)]
  const others = await reader
    .selectFrom('users')
    .select(['name_key', 'mail_key'])
    .where('uid', '!=', except)
    .where((eb) => eb.or([eb('name_key', 'in', [nameKey, mailKey]), eb('mail_key', 'in', [nameKey, mailKey])]))
    .execute()
  const held = new Set(others.flatMap((other) => [other.name_key, other.mail_key]))
  return nameProblems({ name, mail }, (key) => held.has(key))
}

/** The problems of a username and an address that are already in use. */
export function nameProblems(
  { name, mail }: { name: string; mail: string },
  isTaken: (key: string) => boolean,
): Refused[] {
  const problems: Refused[] = []
  if (isTaken(foldKey(name))) {
    problems.push({ message: msg('This username is already in use.'), path: 'name', code: 'taken' })
  }
  if (isTaken(foldKey(mail))) {
    problems.push({ message: msg('This email address is already in use.'), path: 'mail', code: 'taken' })
  }
  return problems
}

/**
 * A username with an `@` must be the user's own address: otherwise the owner of that address could not use it to sign
 * in.
 */
export function foreignAddress({ name, mail }: { name: string; mail: string }): Refused[] {
  const key = foldKey(name)
  if (!key.includes('@') || key === foldKey(mail)) return []
  return [{ message: msg('Use a username without @, or your own email address.'), path: 'name', code: 'address' }]
}

/** The full name of a user who has given none. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}

/**
 * Adds these organisations to the user's organisations.
 * @throws Refusal 400 if one of them has just been merged or deleted
 */
export async function joinOrganizations(tx: Tx, uid: number, organizations: readonly number[]): Promise<void> {
  if (organizations.length === 0) return
  await holdOrganizations(tx, organizations)
  await tx
    .insertInto('user_organizations')
    .values([...new Set(organizations)].map((organization_id) => ({ uid, organization_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Waits for a merge of one of them, and keeps them until the transaction ends. */
async function holdOrganizations(tx: Tx, organizations: readonly number[]): Promise<void> {
  const held = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', organizations)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (rows) => rows.forKeyShare())
    .execute()
  const ids = new Set(held.map(({ id }) => id))
  const missing = organizations.flatMap((id, place) => (ids.has(id) ? [] : [`organizations[${place}]`]))
  if (missing.length === 0) return
  throw invalid(missing.map((path) => ({ message: msg('This is not one of the choices.'), path, code: 'choice' })))
}
