import {
  languageProblems,
  type SiteSettings,
  type SiteSettingsChange,
  type SwitchedLanguage,
} from '#shared/contract/siteSettings.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { FooterSettings, GeneralSettings, type LocalisedText } from '#shared/contract/settings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Change } from '../audit/change.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { lockSettings } from './lockSettings.ts'
import { saveSettings } from './saveSettings.ts'
import { settingsConflict } from './settingsConflict.ts'
import { siteSettings } from './siteSettings.ts'

/**
 * Changes the given general settings, the footer and the languages. Returns all settings.
 * @throws Refusal 409 `revision` with `{ by, at }` if the settings have been saved since the given revision, 400 if the
 * languages do not fit together
 */
export function saveSiteSettings(db: Database, change: SiteSettingsChange, { by, now }: Change): Promise<SiteSettings> {
  return db.transact(async (tx) => {
    const { revision, features = {}, ...fields } = change
    const at = toInstant(now)
    const current = await lockSettings(tx, 'general', at)
    if (revision !== undefined && revision !== current) throw await settingsConflict(tx, 'general')
    const before = await siteSettings(tx)
    const after = { ...before, ...fields, features: { ...before.features, ...features } }
    const problems = [...unknownLanguages(before.languages, fields.languages), ...unfitting(after)]
    if (problems.length > 0) throw invalid(problems)
    await saveSettings(tx, 'general', { ...generalOf(after), by }, at)
    await saveSettings(tx, 'footer', footerOf(after), at)
    if (fields.languages) await saveLanguages(tx, before.languages, fields.languages)
    const saved = await siteSettings(tx)
    await noteSettings(tx, { before, after: saved, by }, now)
    return saved
  })
}

async function noteSettings(
  tx: Tx,
  { before, after, by }: { before: SiteSettings; after: SiteSettings; by: number | null },
  now: Date,
): Promise<void> {
  const shown = ({ revision: _, ...settings }: SiteSettings) => settings
  const subject = { type: 'general_settings', id: 'general', label: '' } as const
  await noteChange(tx, { actor: by, action: 'changed', subject, before: shown(before), after: shown(after) }, now)
}

function unknownLanguages(known: readonly SwitchedLanguage[], sent: readonly SwitchedLanguage[] = []): Refused[] {
  const codes = new Set(known.map(({ langcode }) => langcode))
  return sent.flatMap(({ langcode }, index) =>
    codes.has(langcode)
      ? []
      : [
          {
            message: msg('This is not one of the choices.'),
            path: bracketPath(['languages', index, 'langcode']),
            code: 'choice',
          },
        ],
  )
}

function unfitting(settings: SiteSettings): Refused[] {
  return languageProblems(settings).map(({ path, ...problem }) => ({ ...problem, path: bracketPath(path) }))
}

function generalOf({ current_language, current_timezone, ...settings }: SiteSettings): GeneralSettings {
  return GeneralSettings.strip().parse({
    ...settings,
    site_name: written(settings.site_name),
    organization_name: written(settings.organization_name),
    disclaimer_text: written(settings.disclaimer_text),
    default_language: current_language,
    timezone: current_timezone,
  })
}

function footerOf(settings: SiteSettings): FooterSettings {
  return FooterSettings.strip().parse({
    ...settings,
    about: writtenLink(settings.about),
    contact: writtenLink(settings.contact),
    privacy_policy: writtenLink(settings.privacy_policy),
    terms_of_use: writtenLink(settings.terms_of_use),
    footer_text: written(settings.footer_text),
    footer_copyright: written(settings.footer_copyright),
  })
}

function writtenLink({ title, url }: SiteSettings['about']): SiteSettings['about'] {
  return { title: written(title), url }
}

/** A text without the languages in which it is empty. */
function written(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).filter(([, words]) => words !== ''))
}

/** The weights decide the order, and the places in the list if weights are equal. A language that was left out is off. */
async function saveLanguages(
  tx: Tx,
  known: readonly SwitchedLanguage[],
  sent: readonly SwitchedLanguage[],
): Promise<void> {
  const listed = new Set(sent.map(({ langcode }) => langcode))
  const others = known.filter(({ langcode }) => !listed.has(langcode)).map((one) => ({ ...one, enabled: false }))
  const ordered = [...sent.toSorted((a, b) => a.weight - b.weight), ...others]
  for (const [weight, { langcode, direction, enabled }] of ordered.entries()) {
    const row = { direction, weight, enabled: enabled ? 1 : 0 }
    await tx
      .insertInto('languages')
      .values({ langcode, ...row })
      .onConflict((held) => held.column('langcode').doUpdateSet(row))
      .execute()
  }
  await touch(tx, ['languages'])
}
