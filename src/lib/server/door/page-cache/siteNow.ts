import type { CacheClock } from '../../cache/clock.ts'
import { siteTags } from '../../site/site.ts'

export interface SiteNow<S> {
  /** The site if it is known at this moment: a kept page is sent without waiting for anything. */
  known(): S | undefined
  load(): Promise<S>
}

/** Holds the site for whoever cannot wait, until a change of it is heard of. */
export function createSiteNow<S>(load: () => Promise<S>, clock: Pick<CacheClock, 'onChange'>) {
  let held: S | undefined
  let changes = 0
  const forget = clock.onChange((tags) => {
    if (!siteTags.some((tag) => tags.has(tag))) return
    changes++
    held = undefined
  })
  const site: SiteNow<S> = {
    known: () => held,
    async load() {
      const before = changes
      const loaded = await load()
      if (changes === before) held = loaded
      return loaded
    },
  }
  return { site, forget }
}
