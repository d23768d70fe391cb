import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { Id, Instant, KeysetMeta, KeysetPage, LanguageCode, LONGEST_SEARCH } from './common.ts'
import { Account, Belonging, Profile, User, UserChanges } from './people.ts'
import { Organization } from './taxonomy.ts'

/** The state of an account; `invited`: the person has not chosen a password with the link of the invitation yet. */
export const accountStates = ['active', 'invited', 'blocked'] as const
export type AccountState = (typeof accountStates)[number]

/** The filters by state; `unseen`: active, but without a sign-in for a year. */
export const stateFilters = [...accountStates, 'unseen'] as const
export type StateFilter = (typeof stateFilters)[number]

/** The filters of the administrators' list of people; all of them together must match. */
export const PeopleFilter = z.object({
  /** Parts of the name, the username or the email address; each word must occur. */
  s: z.string().trim().max(LONGEST_SEARCH).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(stateFilters).optional(),
  organization: z.coerce.number().pipe(Id).optional(),
  language: LanguageCode.optional(),
})
export type PeopleFilter = z.infer<typeof PeopleFilter>

export const PeopleQuery = PeopleFilter.extend(KeysetPage.shape)
export type PeopleQuery = z.infer<typeof PeopleQuery>

/** A person in the administrators' list. */
export const ListedPerson = User.pick({
  uid: true,
  name: true,
  mail: true,
  full_name: true,
  avatar: true,
  language: true,
  roles: true,
  created: true,
}).extend({
  state: z.enum(accountStates),
  organizations: z.array(Organization),
  /** The last request of a signed-in device, or the last sign-in. */
  seen: Instant.nullable(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

export const FoundPersons = z.strictObject({ data: z.array(ListedPerson), meta: KeysetMeta })
export type FoundPersons = z.infer<typeof FoundPersons>

/** The most people that are counted in each state. */
export const MOST_COUNTED = 10_000

/** The people of the site by state; a larger number than `MOST_COUNTED` says only that there are more. */
export interface PeopleCounts {
  all: number
  /** `undefined` if counting would be slow, because more people than `MOST_COUNTED` are invited. */
  active: number | undefined
  invited: number
  blocked: number
  unseen: number
}

/** One account as administrators see it. */
export const ManagedPerson = Account.extend({
  state: z.enum(accountStates),
  seen: Instant.nullable(),
  /** The number of signed-in devices. */
  sessions: z.int().min(0),
  /** The points that the person can spend. */
  points: z.int().min(0),
  /** The open invitation. */
  invitation: z.strictObject({ created: Instant, expires: Instant }).nullable(),
  /** Changes with every change of the account. */
  revision: z.string(),
})
export type ManagedPerson = z.infer<typeof ManagedPerson>

/** A change of an account by an administrator; with a `revision`, only if nothing has changed since. */
export const PersonChange = UserChanges.omit({ password: true }).extend({ revision: z.string().max(100).optional() })
export type PersonChange = z.infer<typeof PersonChange>

/** A new person. The username is the email address if none is given. */
export const NewPerson = Profile.partial()
  .extend({ mail: Profile.shape.mail, first_name: Profile.shape.first_name })
  .extend(Belonging.omit({ status: true }).partial().shape)
  .extend({
    profile: UserChanges.shape.profile,
    /** Sends the link for choosing a password, unless it is `false`. */
    invite: z.boolean().optional(),
  })
export type NewPerson = z.infer<typeof NewPerson>

/** The confirmation of an erasure. */
export const ErasureBody = z.strictObject({
  /** The username of the person, as a proof that the right one is meant. */
  name: z.string().max(254),
})
export type ErasureBody = z.infer<typeof ErasureBody>

/** Everything that the site stores about a person: the rows of each table, without secrets. */
export const PersonExport = z.strictObject({
  uid: Id,
  exported: Instant,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonExport = z.infer<typeof PersonExport>
