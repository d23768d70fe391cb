/**
 * The data that a page has shown so far. The page cache keeps a visitor's page until one of `tags` is touched or
 * `until` has come; a page without tags is not cached.
 */
export interface PageTags {
  readonly tags: Set<string>
  /** When the page changes by itself, for example when a section becomes visible or a session starts. */
  until: Date | undefined
}

/**
 * The tags of a page that shows no data of its own yet.
 * @param tags the data that every page shows
 */
export function createPageTags(tags: readonly string[] = []): PageTags {
  return new NotedTags(tags)
}

/** The set is made when something asks for it: nothing asks for that of a call. */
class NotedTags implements PageTags {
  until: Date | undefined = undefined
  readonly #first: readonly string[]
  #tags: Set<string> | undefined

  constructor(first: readonly string[]) {
    this.#first = first
  }

  get tags() {
    this.#tags ??= new Set(this.#first)
    return this.#tags
  }
}

/** Notes that the page shows the data of these tags. */
export function shows(page: PageTags, ...tags: string[]): void {
  for (const tag of tags) page.tags.add(tag)
}

/** Notes that the page changes at `moment`; the earliest moment counts. */
export function changesAt(page: PageTags, moment: Date | undefined): void {
  if (moment && (!page.until || moment < page.until)) page.until = moment
}
