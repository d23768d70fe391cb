import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on the colour scheme; the other rules would only find the same again. */
const colours = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing on a page as it is now, in light and in dark. */
export async function hasNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await barriers(axe(page).withTags(wcag))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(axe(page).withRules(colours)), 'in the dark').toEqual([])
}

/** `npm run prove` looks at every page in both languages, and in each of them in light and in dark. */
export const EVERY_VIEW = Boolean(process.env.EVERY_VIEW)

type Scheme = 'light' | 'dark'

/**
 * The same for a story that runs in English and in Arabic: English in light and Arabic in dark, so that every page
 * shows both directions and both schemes. A page of a list that has one language in a run names its scheme.
 */
export async function hasNoBarriersIn(
  language: string,
  page: Page,
  scheme: Scheme = language === 'ar' ? 'dark' : 'light',
): Promise<void> {
  if (EVERY_VIEW) return hasNoBarriers(page)
  await page.emulateMedia({ colorScheme: scheme })
  expect(await barriers(axe(page).withTags(wcag)), scheme).toEqual([])
}

/** In one go: without frames of others there is nothing to gather on a page of its own. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
