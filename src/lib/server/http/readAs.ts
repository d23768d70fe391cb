import { storedDirection } from '#shared/i18n/languages.ts'
import type { LearnerVisit } from '../people/visit.ts'
import { formatsOf } from './shownSite.ts'

/** From here on, the page is drawn as another user reads it: in their language and time zone. */
export function readAs(locals: App.Locals, { user, language }: Pick<LearnerVisit, 'user' | 'language'>): void {
  const { site } = locals
  Object.assign(locals, {
    language,
    direction: storedDirection(site.languages, language),
    t: site.translator(language),
    format: formatsOf(site, user, language),
  } satisfies Partial<App.Locals>)
}
