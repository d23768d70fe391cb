/** An entry of the main menu; `page` is the current page, `true` a page above it. */
export interface MenuEntry extends Readonly<ReturnType<App.Locals['navigation']>[number]> {
  current: 'page' | 'true' | undefined
}

/** The entries of the main menu on the page with this path. */
export function menuEntries({ navigation }: Pick<App.Locals, 'navigation'>, path: string): MenuEntry[] {
  return navigation().map((entry) => ({ ...entry, current: currentAs(entry.href, path) }))
}

function currentAs(href: string, path: string): MenuEntry['current'] {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}
