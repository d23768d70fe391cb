/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Set by the door. */
    runtime: import('#server/runtime.ts').Runtime
    requestId: string
    /** When the request arrived (`performance.now()`), if the door has asked for changes since. */
    arrivedMs: number | undefined
    /** The network address of the client, for rate limits. */
    address: string
    /** The scheme and host of links that leave the site (mails, canonical): SITE_URL, otherwise from the request. */
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
    flags: Readonly<Record<import('#shared/access/flags.ts').Flag, boolean>>
    language: string
    direction: 'ltr' | 'rtl'
    t: import('#shared/i18n/message.ts').Translate
    /** The strings that an island declares, for its props. */
    messages(sources: readonly string[]): import('#shared/i18n/clientTranslate.ts').Messages
    format: import('#shared/i18n/format.ts').Formats
    now: Date
    /** The nonce of style elements that islands insert on pages of the settings. */
    nonce: string
    theme: import('#server/site/theme/current.ts').Theme
    /** The appearance is a draft, which only this session sees. */
    isDraft: boolean
    /** The sidebar: the pages that the user may open; none for visitors. */
    navigation(): readonly import('#server/site/navigation.ts').NavigationItem[]
    /** The cookie disclaimer that the visitor has not accepted yet; '' if there is none. */
    disclaimer: string
    /** The user's balance, read at the first use; null for visitors. */
    points(): Promise<number | null>
    /** Why the form before this page was refused, in the reader's language; '' if it was not. */
    refusal: string
    /** The points for completing trainings, by training id; nothing for visitors. */
    earnsFor: import('#server/catalogue/list/withPoints.ts').EarnsFor
    /** How many of the user's notifications are unread; 0 for visitors. */
    unread(): Promise<number>
    /** How many orders wait for the team, counted up to a limit; 0 for users who may not decide. */
    waiting(upTo: number): Promise<number>
    /** Why the request was not carried out, for the page that shows it. */
    denial?: string
    /** The form of what the user manages but may not see as a learner, for the page that says that it is not there. */
    managedForm?: string | undefined
    /** The data that the page shows, for the page cache: the changes that make it invalid, and when it expires. */
    page: import('#server/cache/pageTags.ts').PageTags
  }
}
