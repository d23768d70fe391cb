import { setTimeout as pause } from 'node:timers/promises'
import { readCatalogues } from '#server/site/languages/catalogues.ts'
import { createTranslators } from '#server/site/languages/translator.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import type { Driver } from './driver.ts'
import { findByName, type Role, showsText } from './inPage.ts'

const WAIT_MS = 15_000
const catalogues = await readCatalogues(completeLanguages.map(({ langcode }) => langcode))
const { translator } = createTranslators({ catalogues, overrides: [] })
type Values = Record<string, string | number>

/** A person in front of a browser, who reads the page in its own language. */
export interface Visitor {
  driver: Driver
  go(path: string): Promise<void>
  /** Presses what has this label; the label is the English source text. */
  press(role: Role, source: string, values?: Values): Promise<void>
  /** Presses what has this name, which the catalogue of texts does not have. */
  pressNamed(role: Role, name: string): Promise<void>
  fill(source: string, text: string): Promise<void>
  /** Waits until the page shows a text of the catalogue. */
  reads(source: string, values?: Values): Promise<void>
  /** Waits until the address of the page, without its host, is like this; returns it. */
  arrives(at: RegExp): Promise<string>
  until(what: string, isSo: () => Promise<boolean>): Promise<void>
}

/** Puts a person in front of a browser window. */
export function visitorAt(siteUrl: string, driver: Driver): Visitor {
  const visitor: Visitor = {
    driver,
    go: (path) => driver.open(siteUrl + path),
    press: async (role, source, values) => {
      await until(`${role} “${source}”`, async () => driver.click(findByName, role, await label(source, values)))
    },
    pressNamed: async (role, name) => {
      await until(`${role} “${name}”`, () => driver.click(findByName, role, name))
    },
    fill: async (source, text) => {
      await visitor.press('field', source)
      await driver.type(text)
    },
    reads: (source, values) =>
      until(`the text “${source}”`, async () => driver.run(showsText, await label(source, values))),
    async arrives(at) {
      await until(`an address like ${at}`, async () => at.test(await address()))
      return address()
    },
    until,
  }
  const address = () => driver.run(() => location.pathname + location.search)

  async function label(source: string, values?: Values): Promise<string> {
    const lang = await driver.run(() => document.documentElement.lang)
    return translator(lang)(source, values)
  }

  /** Asks again and again: a page may be on its way, and what was just found may be gone again. */
  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    let reason = ''
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(100)) {
      try {
        if (await isSo()) return
        reason = ''
      } catch (error) {
        reason = String(error).slice(0, 300)
      }
    }
    throw new Error(`${what} is not on ${await address()} ${reason}`)
  }

  return visitor
}
