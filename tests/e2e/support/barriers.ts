import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on the colour scheme; the other rules would only find the same again. */
const colours = ['color-contrast', 'link-in-text-block']
/** The rules that depend on the words or the direction of a page: a name may lack its translation, a text its room. */
const words = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'frame-title',
  'label',
  'select-name',
  'button-name',
  'link-name',
  'summary-name',
  'input-button-name',
  'label-content-name-mismatch',
  'image-alt',
  'input-image-alt',
  'object-alt',
  'role-img-alt',
  'svg-img-alt',
  'area-alt',
  'aria-command-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'target-size',
  'scrollable-region-focusable',
]

/** Expects that axe finds nothing on a loaded page as it is now, in light and in dark. */
export async function hasNoBarriers(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await barriers(axe(page).withTags(wcag))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(again(page).withRules(colours)), 'in the dark').toEqual([])
}

/** `npm run prove` looks at every page in both languages, and in each of them in light and in dark. */
export const EVERY_VIEW = Boolean(process.env.EVERY_VIEW)

type Scheme = 'light' | 'dark'

/**
 * The same for a story that runs in English and in Arabic: English in light and Arabic in dark, so that every page
 * shows both directions and both schemes. Arabic has the same markup: it is read for what its words, its direction and
 * its colours may change. A page of a list that has one language in a run names its scheme.
 */
export async function hasNoBarriersIn(language: string, page: Page, scheme?: Scheme): Promise<void> {
  if (EVERY_VIEW) return hasNoBarriers(page)
  const isSecond = language === 'ar' && !scheme
  const shown = scheme ?? (isSecond ? 'dark' : 'light')
  await page.emulateMedia({ colorScheme: shown })
  const looked = isSecond ? axe(page).withRules([...colours, ...words]) : axe(page).withTags(wcag)
  expect(await barriers(looked), shown).toEqual([])
}

/** In one go: without frames of others there is nothing to gather on a page of its own. */
function axe(page: Page, axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** On a page that axe has read a moment ago: its half megabyte of script is still there. */
function again(page: Page): AxeBuilder {
  return axe(page, ';')
}

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
