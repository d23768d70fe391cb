import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { Restrictions } from '../audience/restrictions.ts'
import { msg } from '../i18n/message.ts'
import { Id, Instant, LanguageCode, MAX_ID, Page, PathId } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'
import { PLAIN_NAME } from './plainText.ts'
import { FactorCode } from './security.ts'

/** In characters, as NIST SP 800-63B counts them: one for each code point. */
export const passwordLength = { min: 10, max: 200 } as const

/** Longer than every password that the site accepts; hashing a longer one would waste time. */
export const TYPED_PASSWORD_LENGTH = 1000
const TypedPassword = z.string().min(1).max(TYPED_PASSWORD_LENGTH)

export const SignInBody = z.strictObject({
  /** Username or email address. */
  name: z.string().trim().min(1).max(254),
  password: TypedPassword,
  /** Of the second factor: a code of the app, or a recovery code. */
  code: FactorCode.optional(),
})
export type SignInBody = z.infer<typeof SignInBody>

/** Confirms the password of the signed-in user. */
export const PasswordBody = z.strictObject({ password: TypedPassword })

/** An email address; letters of any script (RFC 6531), without quotes, comments and routes. */
export const Mail = z
  .string()
  .trim()
  .min(1)
  .max(254)
  // linear: both parts are bounded, and the first one ends at the @.
  .refine((text) => text === '' || /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[^\s@"(),:;<>[\]\\\p{Cc}]{1,189}$/u.test(text), {
    message: msg('Enter an email address, such as name@example.com.'),
    params: { code: 'format' },
  })

export const PasswordResetBody = z.strictObject({ mail: Mail })

// Mail programs make addresses in a name links.
const Name = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(PLAIN_NAME)
    .refine((name) => !name.includes('://'), {
      message: msg('This value has the wrong format.'),
      params: { code: 'format' },
    })

/** IANA name. */
export const TimeZone = z.string().refine(isTimeZone, {
  message: msg('This is not one of the choices.'),
  params: { code: 'choice' },
})

/** ISO 3166-1 alpha-2. */
const CountryCode = z.string().regex(/^[A-Z]{2}$/)

/** The fields of an account that users change themselves; administrators change them for everyone. */
export const Profile = z.strictObject({
  name: Name(60).min(1),
  mail: Mail,
  first_name: Name(100).min(1),
  last_name: Name(100),
  /** The name as it is shown; empty: first and last name. */
  full_name: Name(200),
  /** `null`: the site's language; the same for the time zone. */
  language: LanguageCode.nullable(),
  timezone: TimeZone.nullable(),
  country: CountryCode.nullable(),
  /** The term of the job title. */
  title: Id.nullable(),
})
export type Profile = z.infer<typeof Profile>

/** A blocked user cannot sign in. */
const Status = z.enum(['active', 'blocked'])

/** The fields of an account that only administrators change: roles, status and organisations. */
export const Belonging = z.strictObject({
  /** All roles: a role that is missing is removed. */
  roles: z.array(z.enum(roles)).max(roles.length),
  status: Status,
  /** All organisations, as for the roles. */
  organizations: z.array(Id).max(100),
})
export type Belonging = z.infer<typeof Belonging>

const TermIds = z.array(Id).max(100)

/** The audience criteria that are lists of terms. A list in the request replaces the stored one. */
const ProfileTerms = z.strictObject({ profession: TermIds, skill: TermIds }).partial()

/** The fields that users change. The current password is needed to change the user's own username, email address or password. */
export const UserChanges = Profile.partial().extend({
  ...Belonging.partial().shape,
  profile: ProfileTerms.optional(),
  /** A file of `POST uploads` for the purpose `avatar`; `null`: the initials are shown. */
  avatar: z.string().min(1).max(200).nullable().optional(),
  current_password: TypedPassword.optional(),
  password: TypedPassword.optional(),
})
export type UserChanges = z.infer<typeof UserChanges>

/** The user's id in an address. */
export const UserPath = z.object({ uid: PathId })

/** The form that completes a reset or accepts an invitation; its rules need the account. */
export const NewPasswordForm = z.strictObject({ password: z.string(), repeated: z.string() })

/** The form beside an email address that waits for confirmation. */
export const PendingMailForm = z.strictObject({ action: z.enum(['resend', 'cancel']) })

/** The form with which users change their own password. */
export const PasswordForm = z
  .strictObject({ current_password: TypedPassword, password: TypedPassword, repeated: TypedPassword })
  .refine(({ password, repeated }) => password === repeated, {
    message: msg('The passwords don’t match.'),
    path: ['repeated'],
    params: { code: 'repeated' },
  })
  .transform(({ repeated: _, ...changes }): UserChanges => changes)

/** The form with which users change their own language. */
export const LanguageForm = z.object({ language: LanguageCode })

/** An account as administrators and its owner see it. */
export const User = z.strictObject({
  uid: Id,
  name: z.string(),
  mail: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  language: LanguageCode.nullable(),
  timezone: z.string().nullable(),
  country: CountryCode.nullable(),
  title: Id.nullable(),
  organizations: z.array(Id),
  roles: z.array(z.string()),
  status: Status,
  profile: z.record(z.string(), z.array(Id)),
  created: Instant,
  last_login: Instant.nullable(),
})
export type User = z.infer<typeof User>

/** A user as managers see them who are not administrators: enough to choose one. */
export const NamedUser = User.pick({ uid: true, full_name: true, avatar: true, organizations: true })
export type NamedUser = z.infer<typeof NamedUser>

/** An item of the list of users: administrators get every field. */
export const ListedUser = z.union([User, NamedUser])
export type ListedUser = z.infer<typeof ListedUser>

/** One account, with the email address that waits until its link is opened. */
export const Account = User.extend({ pending_mail: z.string().nullable() })
export type Account = z.infer<typeof Account>

const Ids = oneOrMany(z.coerce.number().int().min(0).max(MAX_ID))

/** The filters of a list of users; several values of one filter are alternatives. */
export const UserFilter = z.strictObject({
  /** A part of the name; for administrators, also of the username or the email address. */
  s: z.string().max(200).optional(),
  uid: Ids,
  role: oneOrMany(z.enum(roles)),
  organizations: Ids,
  language: z
    .union([z.array(LanguageCode).max(100), z.string()])
    .optional()
    .meta({ description: 'The language of the answer; `language[]` are the languages of the people.' }),
  country: oneOrMany(CountryCode),
  title: Ids,
  status: Status.optional(),
  ...Page.shape,
})
export type UserFilter = z.infer<typeof UserFilter>

export const MatchingUsersBody = z.strictObject({ restrictions: Restrictions })
export type MatchingUsersBody = z.infer<typeof MatchingUsersBody>

const Count = z.int().min(0)

/** A smaller number could say who somebody is, so only administrators see it. */
export const FEWEST_MATCHES = 5

/** The active users that meet all restrictions, and the number of all active users. */
export const MatchingUsers = z.strictObject({
  /** `null`: nobody, or fewer than `fewer_than`. */
  matches: Count.nullable(),
  fewer_than: z.literal(FEWEST_MATCHES).nullable(),
  total: Count,
  /** The first of them, for administrators only. */
  sample: z.array(NamedUser.omit({ organizations: true })).max(3),
})
export type MatchingUsers = z.infer<typeof MatchingUsers>

/** The signed-in user; for a visitor `uid` is null. */
export const Me = z.union([
  User.omit({ status: true, created: true, last_login: true }),
  z.strictObject({ uid: z.null() }),
])
export type Me = z.infer<typeof Me>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: name }))
  } catch {
    return false
  }
}
