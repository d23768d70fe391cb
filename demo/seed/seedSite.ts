import { defaultRoleAccess } from '#shared/access/roles.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import { toInstant } from '#shared/instant.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import type { Tx } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { fullName } from '#server/people/createUser.ts'
import type { Demo } from '#server/site/demo.ts'
import { cast, DEMO_PASSWORD } from '../content/cast.ts'
import { footer, general } from '../content/settings.ts'

const demo: Demo = {
  signIns: cast.map((person) => ({
    mail: person.mail,
    full_name: fullName(person),
    role: person.roles[0] ?? 'learner',
  })),
  password: DEMO_PASSWORD,
}

/** The demo academy's settings, languages and roles. */
export async function seedSite(tx: Tx, now: Date): Promise<void> {
  const at = toInstant(now)
  await saveSettings(tx, 'general', general, at)
  await saveSettings(tx, 'footer', footer, at)
  await saveSettings(tx, 'appearance', defaultAppearance, at)
  await tx
    .insertInto('settings')
    .values({ name: 'demo', value: JSON.stringify(demo), changed: at })
    .execute()
  await tx
    .insertInto('languages')
    .values(completeLanguages.map((language) => ({ ...language, enabled: 1 })))
    .execute()
  const held = Object.entries(defaultRoleAccess).flatMap(([role, list]) => list.map((access) => ({ role, access })))
  await tx.insertInto('role_access').values(held).execute()
}
