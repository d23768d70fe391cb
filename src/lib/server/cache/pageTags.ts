/**
 * What a page has shown so far. The door keeps a visitor's page until one of `tags` is touched or
 * `until` has come; a page with nothing noted is not kept.
 */
export interface PageTags {
  readonly tags: Set<string>
  /** When the page would look different by itself (a section that becomes visible, a session that starts). */
  until: Date | undefined
}

export function createPageTags(): PageTags {
  return { tags: new Set(), until: undefined }
}

/** Notes that the page shows these things. */
export function shows(page: PageTags, ...tags: string[]): void {
  for (const tag of tags) page.tags.add(tag)
}

/** Notes that the page looks different from `moment` on; the earliest moment counts. */
export function changesAt(page: PageTags, moment: Date | undefined): void {
  if (moment && (!page.until || moment < page.until)) page.until = moment
}
