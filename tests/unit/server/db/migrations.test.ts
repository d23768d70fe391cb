import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Migration, migrations } from '#server/db/migrate.ts'
import packageFile from '../../../../package.json' with { type: 'json' }

/** Changes that may make statements of the version before fail. */
const REMOVES =
  /\b(?:drop (?:table|column|constraint)|add constraint|rename (?:to|column)|set not null|alter column \S+ type|add column(?![^'`]*\bdefault\b)[^'`]* not null)\b/i

/** A rule on rows that the version before may break, unless the same migration makes the table. */
const UNIQUE = /\bcreate unique index \S+ on (\w+)/i

/**
 * Removals that lose nothing: the table is there again, with all that the version before knows of it. Rules that the
 * version before cannot break: they allow more than those before, or concern a new column.
 */
const harmless: Record<string, readonly string[]> = {
  '0006_orders': [
    'drop table voucher_codes',
    'alter table new_voucher_codes rename to voucher_codes',
    'alter table voucher_codes drop constraint voucher_codes_state_check',
    'alter table voucher_codes drop constraint voucher_codes_check',
    'alter table voucher_codes add constraint voucher_codes_state_check check',
    'alter table voucher_codes add constraint voucher_codes_check check',
  ],
  '0019_figures': ['drop table if exists user_names'],
  '0021_section_keys': ['create unique index storefront_sections_key on storefront_sections (storefront_id, key)'],
  '0024_people': ['drop table if exists user_keys'],
}

test.each(Object.entries(migrations))('%s says whether it expands or contracts, and does so', (name, migration) => {
  expect(
    problemOf(
      migration,
      removalsIn(sourceOf(name)).filter((text) => !harmless[name]?.some((start) => text.startsWith(start))),
    ),
  ).toBe('')
})

test('a migration that removes something or requires more, and does not say so, is refused', () => {
  const run = async () => {}
  const removals = removalsIn("['alter table users drop column nickname', 'create index users_named on users (name)']")
  expect(removals).toEqual(['alter table users drop column nickname'])
  expect(removalsIn('`alter table users add column rank integer not null`')).toHaveLength(1)
  expect(removalsIn('`alter table users add column rank integer not null default 0`')).toEqual([])
  expect(removalsIn('`create unique index users_rank on users (rank)`')).toHaveLength(1)
  expect(removalsIn('`create table ranks (rank integer)`, `create unique index ranked on ranks (rank)`')).toEqual([])
  expect(removalsIn('`alter table users add constraint ranked check (rank > 0)`')).toHaveLength(1)
  expect(problemOf({ step: 'expand', run }, removals)).toMatch('drop column nickname')
  expect(problemOf({ step: 'contract', unusedSince: '0.0.9', run }, removals)).toBe('')
})

test('a migration that contracts names an earlier version than the one that brings it', () => {
  const run = async () => {}
  expect(problemOf({ step: 'contract', unusedSince: packageFile.version, run }, [])).toMatch('earlier version')
  expect(problemOf({ step: 'contract', unusedSince: 'soon', run }, [])).toMatch('earlier version')
})

/** Why two versions cannot run side by side with this migration; empty if they can. */
function problemOf(migration: Migration, removals: readonly string[]): string {
  if (migration.step === 'contract') {
    const isEarlier =
      /^\d+\.\d+\.\d+$/.test(migration.unusedSince) && isBefore(migration.unusedSince, packageFile.version)
    return isEarlier ? '' : `It must name an earlier version of the product: ${migration.unusedSince}`
  }
  return removals.length > 0 ? `It removes what the version before needs: ${removals.join('; ')}` : ''
}

function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0
}

function removalsIn(source: string): string[] {
  return [...source.matchAll(/(['`])((?:(?!\1)[^\\])*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => REMOVES.test(text) || isNewRule(text, source))
}

function isNewRule(text: string, source: string): boolean {
  const table = UNIQUE.exec(text)?.[1]
  return table !== undefined && !new RegExp(`create table (?:if not exists )?${table}\\b`, 'i').test(source)
}

function sourceOf(name: string): string {
  const [number = '', ...words] = name.split('_')
  const file = number + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  return readFileSync(`src/lib/server/db/migrations/${file}.ts`, 'utf8')
}
