import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { accessTypes, defaultRoleAccess } from '#shared/access/roles.ts'
import { Profile } from '#shared/contract/people.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { toInstant } from '#shared/instant.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Tx } from '../db/database.ts'
import { createUser } from '../people/createUser.ts'
import { passwordProblems } from '../people/passwordPolicy.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { writeProblems } from './writeProblems.ts'

/** The input and output of the command. */
export interface AdminIo {
  write(text: string): unknown
  /** Asks for a secret without showing it; missing if the command does not run in a terminal. */
  askHidden?: ((question: string) => Promise<string>) | undefined
  env: Readonly<Record<string, string | undefined>>
  now: Date
}

const USAGE = `Usage: npm run site -- admin create --mail MAIL [--name "FIRST LAST"] [--login NAME]

The password is read from ADMIN_PASSWORD, else asked for; an empty answer makes one and shows it once.
`

/**
 * Creates an administrator, for example the first one of a new site.
 * @param argv the arguments after `admin`
 * @returns 0 if it was done, 2 if not, after printing the reason
 */
export async function adminCommand(db: Database, argv: readonly string[], io: AdminIo): Promise<0 | 2> {
  const wishes = readArguments(argv)
  if (!wishes) {
    io.write(USAGE)
    return 2
  }
  try {
    const person = Person.safeParse(wishes)
    if (!person.success) throw invalid(problemsOf(person.error, wishes))
    const { password, shown } = await choosePassword(io)
    const own = [person.data.name, person.data.mail, `${person.data.first_name} ${person.data.last_name}`]
    const problems = passwordProblems(password, own, 'password')
    if (problems.length > 0) throw invalid(problems)
    const uid = await makeAdministrator(db, { ...person.data, password, now: io.now })
    io.write(`Administrator ${person.data.mail} was made (uid ${uid}).\n`)
    if (shown) io.write(`Password, shown only now: ${password}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeProblems(io, error.problems)
    return 2
  }
}

const Person = Profile.pick({ name: true, mail: true, first_name: true, last_name: true })

function readArguments(argv: readonly string[]): z.input<typeof Person> | undefined {
  const option = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { mail: option, name: option, login: option },
      allowPositionals: true,
    })
    if (positionals.join(' ') !== 'create' || !values.mail) return undefined
    const account = values.mail.split('@', 1)[0] ?? ''
    const [first_name = '', ...others] = (values.name ?? account).trim().split(/\s+/)
    return { name: values.login ?? values.mail, mail: values.mail, first_name, last_name: others.join(' ') }
  } catch (error) {
    // parseArgs throws a TypeError with this code for an option that it does not know.
    if (error instanceof TypeError && 'code' in error) return undefined
    throw error
  }
}

async function choosePassword({ env, askHidden }: AdminIo): Promise<{ password: string; shown: boolean }> {
  const given = env.ADMIN_PASSWORD || (await askHidden?.('Password (empty makes one): '))
  return given ? { password: given, shown: false } : { password: madeUpPassword(), shown: true }
}

// Without letters and digits that look alike.
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of five characters: 100 random bits. */
function madeUpPassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

async function makeAdministrator(
  db: Database,
  { password, now, ...person }: z.infer<typeof Person> & { password: string; now: Date },
): Promise<number> {
  const passwordHash = await hashPassword(password)
  return db.transact(async (tx) => {
    await layDownRoles(tx)
    const uid = await createUser(tx, {
      ...person,
      language: null,
      timezone: null,
      country: null,
      title_tid: null,
      organizations: [],
      roles: ['administrator'],
      passwordHash,
      created: toInstant(now),
    })
    const subject = { type: 'person', id: uid, label: `${person.first_name} ${person.last_name}`.trim() } as const
    await noteChange(tx, { actor: null, action: 'created', subject, after: { roles: ['administrator'] } }, now)
    return uid
  })
}

/**
 * If the roles of a site have no permissions yet, they get the default ones: otherwise its administrator could not do
 * anything.
 */
export async function layDownRoles(tx: Tx): Promise<void> {
  const known = await tx
    .selectFrom('role_access')
    .select('role')
    .where('access', 'in', accessTypes)
    .limit(1)
    .executeTakeFirst()
  if (known) return
  const held = Object.entries(defaultRoleAccess).flatMap(([role, list]) => list.map((access) => ({ role, access })))
  await tx.insertInto('role_access').values(held).execute()
}
