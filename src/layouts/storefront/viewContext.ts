import type { ViewContext } from '#islands/sections/view.ts'
import { loginPath } from '#shared/paths.ts'
import { searchBackUrl } from '../shell/paths.ts'
import { cardView } from '../trainings/cardView.ts'

/** Returns the context of the page for sections. */
export function viewContext(locals: App.Locals, url: URL, { trainings }: { trainings: number }): ViewContext {
  const view = cardView(locals)
  const back = searchBackUrl(url)
  return { ...view, links: { ...view.links, login: loginPath(back) }, search: { total: trainings, back } }
}
