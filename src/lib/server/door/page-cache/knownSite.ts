import { type CacheClock, hasChanged } from '../../cache/clock.ts'
import { type Site, siteTags } from '../../site/site.ts'

export interface KnownSite<S> {
  /** The site if it is already loaded. A cached page is then sent without a wait. */
  known(): S | undefined
  load(): Promise<S>
}

/** Holds the site for callers that cannot wait, until the site changes. */
export function createKnownSite<S extends Pick<Site, 'brands'>>(
  load: () => S | Promise<S>,
  clock: Pick<CacheClock, 'onChange'>,
) {
  let held: S | undefined
  // Also while a change is being loaded: the hosts of organisations rarely change.
  let hosts: ReadonlySet<string> = new Set()
  let changes = 0
  const forget = clock.onChange((changed) => {
    if (!hasChanged(changed, ...siteTags)) return
    changes++
    held = undefined
  })
  const site: KnownSite<S> = {
    known: () => held,
    async load() {
      const before = changes
      const loaded = await load()
      if (changes === before) held = loaded
      hosts = new Set(loaded.brands.flatMap(({ brand }) => brand.hosts))
      return loaded
    },
  }
  return {
    site,
    forget,
    /** Whether a host name belongs to an organisation. */
    isOwnHost: (host: string) => hosts.has(host),
  }
}
