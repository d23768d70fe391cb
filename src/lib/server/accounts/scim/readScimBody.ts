import SCIMMY from 'scimmy'
import { z } from 'zod'
import { LanguageCode } from '#shared/contract/common.ts'
import { checked } from '#shared/contract/checked.ts'
import { Profile, TimeZone } from '#shared/contract/people.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import { fullName } from '../../people/createUser.ts'
import { type ScimResource, ScimUser } from './scimUser.ts'
import { understood, understoodLater } from './understood.ts'

/** The maximum number of operations of one PATCH, and the longest path of one. */
const MOST_OPERATIONS = 100
const LONGEST_PATH = 300

/** The facts of a body about a user. */
export const ScimFields = z.object({
  ...Profile.pick({ name: true, mail: true, first_name: true, last_name: true, full_name: true }).shape,
  external_id: z.string().max(300).nullable(),
  language: LanguageCode.nullable(),
  timezone: TimeZone.nullable(),
  active: z.boolean(),
})
export type ScimFields = z.infer<typeof ScimFields>

/**
 * Reads the body of a POST or PUT. Attributes that the site does not know are ignored.
 * @param before the user until now; missing for a new one
 * @throws Refusal 400 with every problem
 */
export function readScimUser(body: unknown, before?: ScimResource): ScimFields {
  const user = understood(() => new ScimUser(Object(body), 'in'), 'invalidValue')
  return fieldsOf(plain(user), before)
}

/**
 * Reads the body of a PATCH and applies it.
 * @throws Refusal 400 with every problem; 400 with the code of SCIM for a path or a value that cannot be
 */
export async function readScimPatch(body: unknown, before: ScimResource): Promise<ScimFields> {
  const patched = await understoodLater(async () => {
    const message = new SCIMMY.Messages.PatchOp(
      bounded(body) as ConstructorParameters<typeof SCIMMY.Messages.PatchOp>[0],
    )
    return message.apply(new ScimUser(before))
  }, 'invalidValue')
  return fieldsOf(patched ? plain(patched) : { ...before }, before)
}

const Operations = z.array(z.looseObject({ path: z.string().max(LONGEST_PATH).optional() })).max(MOST_OPERATIONS)

/** Some directories write true and false as text. */
function bounded(body: unknown): unknown {
  const { Operations: sent, ...rest }: { Operations?: unknown } = Object(body)
  const operations = checked(z.object({ Operations }), { Operations: sent }).Operations
  return {
    ...rest,
    Operations: operations.map((operation) => {
      const { path, value } = operation
      if (path?.toLowerCase() === 'active') return { ...operation, value: truthOf(value) }
      return isPlainObject(value) && 'active' in value
        ? { ...operation, value: { ...value, active: truthOf(value.active) } }
        : operation
    }),
  }
}

function truthOf(value: unknown): unknown {
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return text === 'true' ? true : text === 'false' ? false : value
}

const Emails = z.object({
  emails: z.array(z.looseObject({ value: z.string().optional(), primary: z.boolean().optional() })),
})

/** The parts of a user that the site reads. */
type Sent = Partial<Omit<ScimResource, 'emails' | 'name'>> & {
  name?: Partial<ScimResource['name']>
  emails?: unknown
}

function plain(user: object): Sent {
  return JSON.parse(JSON.stringify(user))
}

function fieldsOf(sent: Sent, before: ScimResource | undefined): ScimFields {
  const { userName = '', externalId, displayName = '', preferredLanguage, timezone, active } = sent
  const { emails } = checked(Emails, { emails: sent.emails ?? [] })
  const mail = (emails.find(({ primary }) => primary) ?? emails[0])?.value
  const ownMail = mail ?? (userName.includes('@') ? userName : before?.emails[0]?.value) ?? ''
  const first_name = sent.name?.givenName || displayName || ownMail.split('@')[0] || ''
  const last_name = sent.name?.familyName ?? ''
  return checked(ScimFields, {
    name: userName,
    mail: ownMail,
    first_name,
    last_name,
    full_name: shownName({ first_name, last_name, displayName }, before),
    external_id: externalId ?? null,
    language: preferredLanguage ? (preferredLanguage.split(/[-_,;]/)[0]?.toLowerCase() ?? null) : null,
    timezone: TimeZone.safeParse(timezone).data ?? null,
    active: active ?? before?.active ?? true,
  })
}

/** A shown name that only repeated first and last name follows them. */
function shownName(
  { displayName, ...names }: { first_name: string; last_name: string; displayName: string },
  before: ScimResource | undefined,
): string {
  if (displayName !== '' && displayName !== before?.displayName) return displayName
  const was = before && fullName({ first_name: before.name.givenName, last_name: before.name.familyName })
  return before && before.displayName !== was ? before.displayName : fullName(names)
}
