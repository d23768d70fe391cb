import { formatsFor } from '#shared/i18n/format.ts'
import type { ViewContext } from '#islands/sections/view.ts'

const trainingPath = (id: number) => `/training/${id}`

/** Returns the context of the page for a training's card. */
export function cardView(locals: App.Locals): ViewContext {
  const { t, language, direction, format, theme, site, user } = locals
  const { timezone: timeZone, date_time_formats: patterns } = site.general
  return {
    t,
    lang: language,
    dir: direction,
    languages: site.languages,
    format,
    roomFormat: formatsFor({ lang: language, timeZone, patterns }),
    hasOwnTime: user !== null,
    cover: theme.coverHref,
    coverDrawing: theme.coverDrawing,
    icon: theme.iconHref,
    links: {
      search: '/search',
      training: trainingPath,
      login: '/user/login',
      signUp: site.general.signup_url || null,
    },
    search: { total: 0, back: '' },
  }
}
