import type { SelectQueryBuilder } from 'kysely'
import { Restrictions } from '#shared/audience/restrictions.ts'
import type { StructureUse, StructureUses } from '#shared/contract/vocabularies.ts'
import type { Section } from '#shared/sections/section.ts'
import { storefrontTypes } from '#shared/audience/storefrontTypes.ts'
import type { Reader } from '../db/database.ts'
import type { Schema } from '../db/schema/schema.ts'
import { readProfile } from '../people/currentUser.ts'
import { currentRules } from '../points/earning/currentRules.ts'
import { storedSignIn } from '../site/signInSettings.ts'
import { type ErrorLog, loadStorefront } from '../storefront/storefront.ts'
import { isNamedBy, isRestrictedTo, type NamedThing } from './namedThing.ts'

/** Counts the things that name a term or an organisation, by kind. */
export async function usesOf(reader: Reader, thing: NamedThing, log: ErrorLog): Promise<StructureUses> {
  const { rules } = (await currentRules(reader)).document
  const counts: Record<StructureUse, number> = {
    terms: thing.type === 'term' ? await countRows(reader.selectFrom('terms').where('parent_tid', '=', thing.id)) : 0,
    trainings: await countTrainings(reader, thing),
    people: await countPeople(reader, thing),
    products: (await productsNaming(reader, thing)).length,
    rules: rules.filter(({ restrictions, filters }) => isNamedBy(thing, { restrictions, terms: filters.terms })).length,
    sections: await countSections(reader, thing, log),
    sign_in: thing.type === 'organization' ? await countSignInLines(reader, thing.id) : 0,
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** The terms that a section is filled from. */
export function termsOfSection({ data }: Section): readonly number[] {
  return 'terms' in data.settings ? data.settings.terms : []
}

/** The products of a category, or for an audience, with their restrictions. */
export async function productsNaming(reader: Reader, thing: NamedThing) {
  const rows = await reader
    .selectFrom('products')
    .select(['id', 'category_tid', 'restrictions'])
    .where((eb) =>
      eb.or([eb('restrictions', '<>', '[]'), ...(thing.type === 'term' ? [eb('category_tid', '=', thing.id)] : [])]),
    )
    .execute()
  return rows
    .map((row) => ({ ...row, restrictions: Restrictions.parse(JSON.parse(row.restrictions)) }))
    .filter(
      ({ category_tid, restrictions }) =>
        (thing.type === 'term' && category_tid === thing.id) || isRestrictedTo(thing, restrictions),
    )
}

/** The profiles that name a term, each text once: many users have the same one. */
export async function profilesNaming(reader: Reader, tid: number): Promise<{ profile: string; people: number }[]> {
  const rows = await reader
    .selectFrom('users')
    .select(['profile', (eb) => eb.fn.countAll<number>().as('people')])
    .where('profile', 'like', `%${tid}%`)
    .groupBy('profile')
    .execute()
  return rows
    .filter(({ profile }) => Object.values(readProfile(profile)).some((tids) => tids.includes(tid)))
    .map(({ profile, people }) => ({ profile, people: Number(people) }))
}

async function countTrainings(reader: Reader, { type, id }: NamedThing): Promise<number> {
  return type === 'term'
    ? countRows(reader.selectFrom('training_terms').where('tid', '=', id))
    : countRows(reader.selectFrom('training_organizations').where('organization_id', '=', id))
}

async function countPeople(reader: Reader, { type, id }: NamedThing): Promise<number> {
  if (type === 'organization')
    return countRows(reader.selectFrom('user_organizations').where('organization_id', '=', id))
  const profiles = await profilesNaming(reader, id)
  const titled = await countRows(reader.selectFrom('users').where('title_tid', '=', id))
  return titled + profiles.reduce((sum, { people }) => sum + people, 0)
}

/** The values of a provider's claim that give people the organisation. */
async function countSignInLines(reader: Reader, id: number): Promise<number> {
  const { settings } = await storedSignIn(reader)
  return settings.organization_map.filter(({ organization }) => organization === id).length
}

async function countSections(reader: Reader, thing: NamedThing, log: ErrorLog): Promise<number> {
  let count = 0
  for (const type of storefrontTypes) {
    const { sections, restrictions } = await loadStorefront(reader, type, log)
    if (isRestrictedTo(thing, restrictions)) count++
    count += sections.filter((section) =>
      isNamedBy(thing, { restrictions: section.data.restrictions, terms: termsOfSection(section) }),
    ).length
  }
  return count
}

async function countRows(rows: SelectQueryBuilder<Schema, keyof Schema, object>): Promise<number> {
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}
