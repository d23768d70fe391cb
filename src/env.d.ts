/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Handed over by the door. */
    runtime: import('#server/runtime.ts').Runtime
    requestId: string
    /** Address of the person who asks, for throttling. */
    address: string
    /** Scheme and host for links that leave the site (mails, canonical): SITE_URL, else from the request. */
    origin: string

    /** Set by the middleware. */
    site: import('#server/site/site.ts').Site
    db: import('#server/db/database.ts').Database
    user: import('#server/people/currentUser.ts').CurrentUser | null
    /** The user, languages and clock of the request. */
    visit: import('#server/people/visit.ts').Visit
    /**
     * The visit of the signed-in user, on pages and calls that a gate or an access keeps from visitors.
     * @throws Error for a visitor: the page's gate in `gates` must not admit visitors
     */
    learner(): import('#server/people/visit.ts').LearnerVisit
    flags: Record<import('#shared/access/flags.ts').Flag, boolean>
    language: string
    direction: 'ltr' | 'rtl'
    t: import('#shared/i18n/message.ts').Translate
    /** The strings an island declares, to be handed to it with its props. */
    messages(sources: readonly string[]): import('#shared/i18n/clientTranslate.ts').Messages
    format: import('#shared/i18n/format.ts').Formats
    now: Date
    theme: import('#server/site/theme/current.ts').Theme
    /** The sidebar: the pages that are open to who asks; none for visitors. */
    navigation: readonly import('#server/site/navigation.ts').NavigationItem[]
    /** The cookie disclaimer that is still to be agreed to; '' where there is none. */
    disclaimer: string
    /** The user's balance, read when first asked for; null for visitors. */
    points(): Promise<number | null>
    /** Why the form that led to this page was refused, in the reader's language; '' where none was. */
    refusal: string
    /** What completing trainings earns the user, by their ids; nothing for visitors. */
    earnsFor: import('#server/catalogue/list/withPoints.ts').EarnsFor
    /** How many of the user's notifications are unread; 0 for visitors. */
    unread(): Promise<number>
    /** Why the request was not carried out, for the page that says so. */
    denial?: string
    /** What the page shows, for the page cache: which changes drop it, and when it ends by itself. */
    page: import('#server/cache/pageTags.ts').PageTags
  }
}
