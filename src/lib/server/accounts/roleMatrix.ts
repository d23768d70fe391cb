import { type Access, accessTypes, type Role, roles } from '#shared/access/roles.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import type { RoleMatrix, RoleMatrixChange } from '#shared/contract/roleMatrix.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { noteChange } from '../audit/noteChange.ts'
import { lockSettings } from '../site/lockSettings.ts'
import { saveSettings } from '../site/saveSettings.ts'
import { settingsConflict } from '../site/settingsConflict.ts'
import { needFreshPassword } from './freshPassword.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'

/** The permissions of each role, with the revision of the matrix. Administrators hold everything. */
export async function readRoleMatrix(reader: Reader): Promise<RoleMatrix> {
  const rows = await reader.selectFrom('role_access').selectAll().execute()
  const saved = await reader.selectFrom('settings').select('revision').where('name', '=', 'roles').executeTakeFirst()
  const held = (role: Role) =>
    role === 'administrator'
      ? [...accessTypes]
      : accessTypes.filter((access) => rows.some((row) => row.role === role && row.access === access))
  return {
    revision: saved?.revision ?? 0,
    roles: Object.fromEntries(roles.map((role) => [role, held(role)])) as RoleMatrix['roles'],
  }
}

/**
 * Changes what roles may do, from the next request on.
 * @throws Refusal 403 for everyone but administrators, and `password_needed`; 400 if the administrators would lose
 * something, 409 `revision` if the matrix has been saved since the given revision
 */
export async function saveRoleMatrix(db: Database, actor: Actor, change: RoleMatrixChange): Promise<RoleMatrix> {
  const { user, now } = actor
  needAdministrator(user)
  const problems = lostByAdministrators(change)
  if (problems.length > 0) throw invalid(problems)
  await needFreshPassword(db.reader, actor)
  return db.transact(async (tx) => {
    const at = toInstant(now)
    const current = await lockSettings(tx, 'roles', at)
    if (change.revision !== undefined && change.revision !== current) throw await settingsConflict(tx, 'roles')
    const before = await readRoleMatrix(tx)
    for (const role of roles) {
      const held = change.roles[role]
      if (held && role !== 'administrator') await replaceAccess(tx, role, held)
    }
    await saveSettings(tx, 'roles', { by: user.uid }, at)
    const after = await readRoleMatrix(tx)
    const subject = { type: 'role', id: 'all', label: '' } as const
    await noteChange(tx, { actor: user.uid, action: 'changed', subject, before: before.roles, after: after.roles }, now)
    return after
  })
}

function lostByAdministrators({ roles: { administrator: held } }: RoleMatrixChange): Refused[] {
  if (!held || accessTypes.every((access) => held.includes(access))) return []
  const message = msg('Administrators may do everything. This cannot be changed.')
  return [{ message, path: bracketPath(['roles', 'administrator']), code: 'fixed' }]
}

async function replaceAccess(tx: Tx, role: Role, held: readonly Access[]): Promise<void> {
  await tx.deleteFrom('role_access').where('role', '=', role).where('access', 'in', accessTypes).execute()
  const rows = [...new Set(withDerived(held))].map((access) => ({ role, access }))
  if (rows.length > 0) await tx.insertInto('role_access').values(rows).execute()
}

/** The settings of the shop are open to those who may set the incentives (see `flagsFor`). */
function withDerived(held: readonly Access[]): Access[] {
  const others = held.filter((access) => access !== 'incentives_shop_settings_available')
  return others.includes('incentives_settings') ? [...others, 'incentives_shop_settings_available'] : others
}
