import type { StoredSignIn } from '#shared/contract/signInSettings.ts'
import { type Role, roles } from '#shared/access/roles.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import { holdAdministrators, lastAdministrator } from '../../people/administrators.ts'
import { changeBelonging } from '../changeBelonging.ts'
import { lockAccount } from '../lockAccount.ts'
import { type Claims, valuesOfClaim } from './identity.ts'

type Mapping = Pick<StoredSignIn, 'role_claim' | 'role_map' | 'organization_claim' | 'organization_map'>

/**
 * Gives an account the roles and organisations that its claims stand for. A role or organisation that the settings name
 * is taken if no claim gives it; the others stay. The last administrator stays one.
 */
export async function followClaims(
  tx: Tx,
  { uid, claims, settings, now }: { uid: number; claims: Claims; settings: Mapping; now: Date },
): Promise<void> {
  const seen = await belongingBy(tx, await heldBy(tx, uid), { claims, settings })
  if (isSame(seen.held.roles, seen.roles) && isSame(seen.held.organizations, seen.organizations)) return
  // Someone may change or erase the same account: what it holds counts from the lock on.
  if (!(await lockAccount(tx, { uid, rights: { roles: seen.roles }, now }))) return
  const { held, roles: wantedRoles, organizations } = await belongingBy(tx, await heldBy(tx, uid), { claims, settings })
  const kept = await keepLastAdministrator(tx, { uid, held: held.roles, wanted: wantedRoles, now })
  const changes = {
    ...(!isSame(held.roles, kept) && { roles: [...kept] }),
    ...(!isSame(held.organizations, organizations) && { organizations }),
  }
  if (Object.keys(changes).length === 0) return
  await changeBelonging(tx, { uid, changes, now })
  const { full_name } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  const subject = { type: 'person', id: uid, label: full_name } as const
  const after = { ...held, ...changes }
  await noteChange(tx, { actor: null, through: 'sso', action: 'changed', subject, before: held, after }, now)
}

interface Held {
  roles: Role[]
  organizations: number[]
}

/** The roles and organisations that an account holds, and those that its claims leave it. */
async function belongingBy(
  tx: Tx,
  held: Held,
  { claims, settings }: { claims: Claims; settings: Mapping },
): Promise<Held & { held: Held }> {
  const { role_claim, organization_claim } = settings
  return {
    held,
    roles: role_claim === '' ? held.roles : rolesAfter(held.roles, claims, settings),
    organizations:
      organization_claim === ''
        ? held.organizations
        : await organizationsAfter(tx, held.organizations, { claims, settings }),
  }
}

async function heldBy(tx: Tx, uid: number): Promise<Held> {
  const roleRows = await tx.selectFrom('user_roles').select('role').where('uid', '=', uid).execute()
  const rows = await tx.selectFrom('user_organizations').select('organization_id').where('uid', '=', uid).execute()
  return {
    roles: roles.filter((role) => roleRows.some((row) => row.role === role)),
    organizations: rows.map(({ organization_id }) => organization_id),
  }
}

function rolesAfter(held: readonly Role[], claims: Claims, { role_claim, role_map }: Mapping): Role[] {
  const values = new Set(valuesOfClaim(claims, role_claim))
  const given = role_map.filter(({ value }) => values.has(value)).map(({ role }) => role)
  const mapped = new Set(role_map.map(({ role }) => role))
  return [...new Set([...held.filter((role) => !mapped.has(role)), ...given])]
}

/** An organisation that was deleted since is not given. */
async function organizationsAfter(
  tx: Tx,
  held: readonly number[],
  { claims, settings }: { claims: Claims; settings: Mapping },
): Promise<number[]> {
  const { organization_claim, organization_map } = settings
  const values = new Set(valuesOfClaim(claims, organization_claim))
  const given = organization_map.filter(({ value }) => values.has(value)).map(({ organization }) => organization)
  const mapped = new Set(organization_map.map(({ organization }) => organization))
  const known =
    given.length === 0 ? [] : await tx.selectFrom('organizations').select('id').where('id', 'in', given).execute()
  return [...new Set([...held.filter((id) => !mapped.has(id)), ...known.map(({ id }) => id)])]
}

interface RoleChange {
  uid: number
  held: readonly Role[]
  wanted: readonly Role[]
  now: Date
}

async function keepLastAdministrator(tx: Tx, { uid, held, wanted, now }: RoleChange): Promise<readonly Role[]> {
  if (!held.includes('administrator') || wanted.includes('administrator')) return wanted
  // Locks the wallet before the accounts, as signing in does, to prevent a deadlock.
  await openWallet(tx, uid, { now })
  await holdAdministrators(tx, { roles: wanted })
  const problems = await lastAdministrator(tx, uid, { roles: wanted })
  return problems.length > 0 ? [...wanted, 'administrator'] : wanted
}

function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
