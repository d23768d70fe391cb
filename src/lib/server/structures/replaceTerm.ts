import { toInstant } from '#shared/instant.ts'
import type { Section } from '#shared/sections/section.ts'
import { touch } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { readProfile } from '../people/currentUser.ts'
import { currentRules, RULES } from '../points/earning/currentRules.ts'
import { publishRules } from '../points/earning/saveRules.ts'
import { lockSettings } from '../site/lockSettings.ts'
import { lockStorefront, publishSections } from '../storefront/publishSections.ts'
import { type ErrorLog, storefrontTag } from '../storefront/storefront.ts'
import { isNamedBy, isRestrictedTo, type NamedThing, withOther, withOtherId } from './namedThing.ts'
import { productsNaming, profilesNaming, termsOfSection } from './structureUses.ts'

interface Replacement {
  into: number
  /** The user who does it. */
  by: number
  now: Date
  log: ErrorLog
}

/** Gives people the other term, as their title and in their profiles. */
export async function replaceInProfiles(tx: Tx, { tid, into }: { tid: number; into: number }): Promise<void> {
  await tx.updateTable('users').set({ title_tid: into }).where('title_tid', '=', tid).execute()
  await holdProfiles(tx, tid)
  for (const { profile } of await profilesNaming(tx, tid)) {
    const after = Object.entries(readProfile(profile)).map(([type, tids]) => [type, withOtherId(tids, tid, into)])
    await tx
      .updateTable('users')
      .set({ profile: JSON.stringify(Object.fromEntries(after)) })
      .where('profile', '=', profile)
      .execute()
  }
}

/** Locks the people whose profiles may name the term: an edit at this moment would end with another text. */
async function holdProfiles(tx: Tx, tid: number): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return
  await tx
    .selectFrom('users')
    .select('uid')
    .where('profile', 'like', `%${tid}%`)
    .orderBy('uid')
    .forNoKeyUpdate()
    .execute()
}

/** Products get a new revision, so that a form that is open elsewhere does not bring the old term back. */
export async function replaceInProducts(tx: Tx, thing: NamedThing, { into, by, now }: Replacement): Promise<void> {
  for (const { id, category_tid, restrictions } of await productsNaming(tx, thing)) {
    await tx
      .updateTable('products')
      .set((eb) => ({
        category_tid: category_tid === thing.id ? into : category_tid,
        restrictions: JSON.stringify(withOther(thing, restrictions, into)),
        revision: eb('revision', '+', 1),
        changed: toInstant(now),
        changed_by: by,
      }))
      .where('id', '=', id)
      .execute()
  }
}

/** Publishes a new version of the rules that names the other thing; nothing happens if no rule names this one. */
export async function replaceInRules(tx: Tx, thing: NamedThing, { into, by, now }: Replacement): Promise<void> {
  // A site without rules has no document to lock.
  if ((await currentRules(tx)).at === null) return
  await lockSettings(tx, RULES, toInstant(now))
  const { document } = await currentRules(tx)
  const isNamed = document.rules.some(({ restrictions, filters }) =>
    isNamedBy(thing, { restrictions, terms: filters.terms }),
  )
  if (!isNamed) return
  const rules = document.rules.map((rule) => ({
    ...rule,
    restrictions: withOther(thing, rule.restrictions, into),
    filters: { ...rule.filters, terms: withOtherId(rule.filters.terms, thing.id, into) },
  }))
  await publishRules(tx, { ...document, rules }, { by, now })
}

/** Locks the storefronts until the transaction ends. */
export async function holdStorefronts(tx: Tx): Promise<void> {
  const storefronts = await tx.selectFrom('storefronts').select('id').orderBy('id').execute()
  for (const { id } of storefronts) {
    await tx
      .updateTable('storefronts')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('id', '=', id)
      .execute()
  }
}

/** Each storefront that names the term gets a new version. */
export async function replaceInStorefronts(
  tx: Tx,
  thing: NamedThing,
  { into, by, now, log }: Replacement,
): Promise<void> {
  const storefronts = await tx.selectFrom('storefronts').select('id').orderBy('id').execute()
  for (const { id } of storefronts) {
    const theirs = await lockStorefront(tx, id, log)
    const sections = theirs.sections.map((section) => withOtherTerm(section, thing, into))
    await publishSections(tx, { theirs, sections, by, now })
    if (!isRestrictedTo(thing, theirs.restrictions)) continue
    const restrictions = JSON.stringify(withOther(thing, theirs.restrictions, into))
    await tx.updateTable('storefronts').set({ restrictions }).where('id', '=', id).execute()
    await touch(tx, [storefrontTag(theirs.type)])
  }
}

function withOtherTerm(section: Section, thing: NamedThing, into: number): Section {
  const terms = termsOfSection(section)
  if (!isNamedBy(thing, { restrictions: section.data.restrictions, terms })) return section
  const settings = { ...section.data.settings, ...(terms.length > 0 && { terms: withOtherId(terms, thing.id, into) }) }
  const restrictions = withOther(thing, section.data.restrictions, into)
  // The type of the section decides on its settings, which keep their form.
  return { ...section, data: { ...section.data, settings, restrictions } } as Section
}
