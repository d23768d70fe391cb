import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { type Academies, type Academy, type Kind, serveAcademies, SHARED } from '#tests/e2e/support/academy.ts'
import { watch } from '#tests/e2e/support/watch.ts'

export { expect } from '@playwright/test'

interface SiteOptions {
  /** Tests that change the site for everyone name an academy of their own. */
  academy: string
  /** The settings of the site that differ from the defaults. */
  siteEnv: Record<string, string>
}

/** Somebody of the demo academy, by the first part of their mail address. */
export type Person = 'learner' | 'learner2' | 'instructor' | 'content' | 'incentives' | 'courses' | 'admin'

export const PASSWORD = 'demo-academy'

interface Story {
  /** The academy of the test. */
  site: Academy
  /** Brings somebody in without the form, for stories that are not about signing in. */
  signIn(person: Person): Promise<void>
  /** A page whose calls may be refused and whose answers may be lost. */
  elsewhere: Page
}

export interface WorkerOptions {
  /** The database under the site. */
  kind: Kind
}

interface Worker extends WorkerOptions {
  academies: Academies
}

/** A test in a browser, on a demo academy that this worker has for itself, in which nothing may go wrong unnoticed. */
export const test = base.extend<Story & SiteOptions, Worker>({
  kind: ['sqlite', { option: true, scope: 'worker' }],
  academies: [
    async ({ kind }, use) => {
      const academies = serveAcademies(kind)
      await use(academies)
      await academies.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  academy: [SHARED, { option: true }],
  siteEnv: [{}, { option: true }],
  site: [
    async ({ academies, academy, siteEnv }, use) => use(await academies.open(academy, siteEnv)),
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, site }, use) => {
    const troubles = watch(context, site.url)
    await use(context)
    base.expect(troubles, 'what went wrong unasked').toEqual([])
  },
  signIn: async ({ context, site }, use) => use((person) => signIn(context, site.url, person)),
  elsewhere: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url })
    await use(await context.newPage())
    await context.close()
  },
})

/** Signs in with the cookie banner closed. The page may belong to another browser than the one of the test. */
export async function signInOn(page: Page, url: string, person: Person): Promise<void> {
  await closeBanner(page.context())
  await signIn(page.context(), url, person)
}

/** Closes the cookie banner, which would cover buttons. */
export async function closeBanner(context: BrowserContext): Promise<void> {
  const form = { ajax: 'true' }
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await context.request.post('/system/ajax/cookies-disclaimer/agree', { form, headers })
  base.expect(answer.status(), 'the banner is closed').toBe(204)
}

async function signIn(context: BrowserContext, url: string, person: Person): Promise<void> {
  const form = { name: `${person}@demo.test`, password: PASSWORD }
  const answer = await context.request.post('/user/login', { form, headers: { Origin: url }, maxRedirects: 0 })
  base.expect(answer.status(), `${person} signs in`).toBe(303)
}
