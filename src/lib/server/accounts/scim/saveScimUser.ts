import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied, invalid, notFound, Refusal } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { administersSite } from '../../people/administrators.ts'
import { createUser, foreignAddress, takenNames } from '../../people/createUser.ts'
import { foldedNames } from '../../people/foldedNames.ts'
import { lockNames } from '../../people/lockNames.ts'
import { endMailedLinks } from '../mailedLinks.ts'
import { changeBelonging } from '../changeBelonging.ts'
import { lockAccount } from '../lockAccount.ts'
import { requireScimUser, type ScimRow } from './findScimUsers.ts'
import { readScimPatch, type ScimFields, readScimUser } from './readScimBody.ts'
import { presentScimUser, type ScimResource } from './scimUser.ts'

/** The directory that changes users, and where and when it does. */
export interface ScimEdit {
  /** The name of its API key. */
  agent: string
  /** The address of the SCIM service. */
  base: string
  /** The codes of the site's languages. */
  languages: readonly string[]
  now: Date
}

/**
 * Creates a user, who is a learner. The user chooses a password by the link for a forgotten one, or signs in elsewhere.
 * @throws Refusal 400 with every problem, 409 for a username or an email address that another user has
 */
export async function createScimUser(db: Database, body: unknown, edit: ScimEdit): Promise<ScimResource> {
  const { external_id, active, ...fields } = readScimUser(body)
  return db.transact(async (tx) => {
    await requireFree(tx, fields)
    const uid = await createUser(tx, {
      ...fields,
      language: knownLanguage(fields.language, null, edit),
      country: null,
      title_tid: null,
      organizations: [],
      roles: ['learner'],
      passwordHash: null,
      created: toInstant(edit.now),
      status: active ? 'active' : 'blocked',
    })
    await keepLink(tx, { uid, external_id, now: edit.now })
    const created = await requireScimUser(tx, String(uid))
    await noteUser(tx, undefined, created, edit)
    return presentScimUser(created, edit.base)
  })
}

/**
 * Replaces a user.
 * @throws Refusal 404; 400, 409 as `createScimUser`; 400 for the last administrator, who stays active; 403 for the
 * username or the address of an administrator
 */
export function replaceScimUser(db: Database, id: string, body: unknown, edit: ScimEdit): Promise<ScimResource> {
  return changeUser(db, id, async (before) => readScimUser(body, before), edit)
}

/**
 * Applies the operations of a PATCH to a user, all or none.
 * @throws Refusal as `replaceScimUser`
 */
export function patchScimUser(db: Database, id: string, body: unknown, edit: ScimEdit): Promise<ScimResource> {
  return changeUser(db, id, (before) => readScimPatch(body, before), edit)
}

/**
 * Blocks a user. The account stays, with its points and its trainings.
 * @throws Refusal 404; 400 for the last administrator
 */
export async function blockScimUser(db: Database, id: string, edit: ScimEdit): Promise<void> {
  await changeUser(db, id, async (before) => readScimUser({ ...before, active: false }, before), edit)
}

async function changeUser(
  db: Database,
  id: string,
  next: (before: ScimResource) => Promise<ScimFields>,
  edit: ScimEdit,
): Promise<ScimResource> {
  return db.transact(async (tx) => {
    const { uid } = await requireScimUser(tx, id)
    if (!(await lockAccount(tx, { uid, now: edit.now }))) throw notFound()
    const before = await requireScimUser(tx, id)
    const { external_id, active, ...fields } = await next(presentScimUser(before, edit.base))
    const own = { ...fields, language: knownLanguage(fields.language, before.language, edit) }
    if (!isSameName(own, before)) {
      await requireNoAdministrator(tx, uid)
      await requireFree(tx, own, uid)
    }
    const status = active ? 'active' : 'blocked'
    if (status !== before.status && active) await requireNoAdministrator(tx, uid)
    if (status !== before.status) await changeBelonging(tx, { uid, changes: { status }, now: edit.now })
    await tx
      .updateTable('users')
      .set({
        ...own,
        timezone: own.timezone ?? before.timezone,
        ...foldedNames(own),
      })
      .where('uid', '=', uid)
      .execute()
    // Links that were mailed to the old address become invalid.
    if (own.mail !== before.mail) await endMailedLinks(tx, uid)
    if (external_id !== before.external_id || before.changed === null || hasChanged(own, status, before))
      await keepLink(tx, { uid, external_id, now: edit.now })
    const after = await requireScimUser(tx, id)
    await noteUser(tx, before, after, edit)
    return presentScimUser(after, edit.base)
  })
}

function hasChanged(own: Omit<ScimFields, 'external_id' | 'active'>, status: string, before: ScimRow): boolean {
  const { name, mail, first_name, last_name, full_name, language, timezone } = own
  const values = { name, mail, first_name, last_name, full_name, language, timezone: timezone ?? before.timezone }
  return (
    status !== before.status || Object.entries(values).some(([key, value]) => before[key as keyof ScimRow] !== value)
  )
}

function isSameName(own: Pick<ScimRow, 'name' | 'mail'>, before: Pick<ScimRow, 'name' | 'mail'>): boolean {
  return own.name === before.name && own.mail === before.mail
}

/** The holder of an API key must not become an administrator by a link for a new password. */
async function requireNoAdministrator(tx: Tx, uid: number): Promise<void> {
  if (!(await administersSite(tx, uid))) return
  throw denied(msg('The username and the email address of an administrator are changed on the site itself.'))
}

async function requireFree(tx: Tx, names: { name: string; mail: string }, except = 0): Promise<void> {
  const foreign = foreignAddress(names)
  if (foreign.length > 0) throw invalid(foreign)
  await lockNames(tx, names)
  const taken = await takenNames(tx, { ...names, except })
  if (taken.length > 0) throw new Refusal(409, taken)
}

/** A language that the site does not have is left out. */
function knownLanguage(wanted: string | null, before: string | null, { languages }: ScimEdit): string | null {
  return wanted !== null && languages.includes(wanted) ? wanted : before
}

async function keepLink(
  tx: Tx,
  { uid, external_id, now }: { uid: number; external_id: string | null; now: Date },
): Promise<void> {
  const row = { external_id, changed: toInstant(now) }
  await tx
    .insertInto('scim_users')
    .values({ uid, ...row })
    .onConflict((held) => held.column('uid').doUpdateSet(row))
    .execute()
}

async function noteUser(tx: Tx, before: ScimRow | undefined, after: ScimRow, { agent, now }: ScimEdit): Promise<void> {
  const action = !before
    ? 'created'
    : before.status === after.status
      ? 'changed'
      : after.status === 'blocked'
        ? 'blocked'
        : 'unblocked'
  await noteChange(
    tx,
    {
      actor: null,
      through: 'scim',
      agent,
      action,
      subject: { type: 'person', id: after.uid, label: after.full_name },
      before: before && notedFields(before),
      after: notedFields(after),
    },
    now,
  )
}

function notedFields({ uid: _uid, created: _created, changed: _changed, ...fields }: ScimRow) {
  return fields
}
