import type { ViewContext } from '#islands/sections/view.ts'
import { loginPath } from '#shared/paths.ts'
import { searchBackUrl } from '../shell/paths.ts'

/** What the drawings of sections and cards need to know of the page they stand on. */
export function viewContext(locals: App.Locals, url: URL, { trainings }: { trainings: number }): ViewContext {
  const { t, language, direction, format, theme, site } = locals
  const back = searchBackUrl(url)
  return {
    t,
    lang: language,
    dir: direction,
    format,
    cover: theme.coverHref,
    coverDrawing: theme.coverDrawing,
    icon: (name) => `${theme.iconsHref}#${name}`,
    links: {
      search: '/search',
      training: (id) => `/training/${id}`,
      login: loginPath(back),
      signUp: site.general.signup_url || null,
    },
    search: { total: trainings, back },
  }
}
