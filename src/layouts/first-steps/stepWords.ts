import type { FirstStep } from '#shared/firstSteps.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'

/** The titles of the steps, as source strings. */
export const stepTitles: Record<FirstStep['name'], string> = {
  site: msg('Name and language'),
  trainings: msg('Import your trainings'),
  storefront: msg('Build the storefront'),
  rules: msg('Decide what earns points'),
  shop: msg('Fill the shop'),
  people: msg('Invite people'),
}

/** The link of a step: to its page, or to what it makes while it has no page. */
export function stepHref({ name, href }: Pick<FirstStep, 'name' | 'href'>): string | null {
  return href ?? (name === 'storefront' ? '/storefront' : null)
}

/** The label of the link of a step. */
export function stepLink({ name, done, count, href }: FirstStep, t: Translate): string {
  if (href === null) return t('Look at the storefront')
  if (done) return t('Change')
  switch (name) {
    case 'site':
      return t('Open the settings')
    case 'trainings':
      return t('Import a file')
    case 'storefront':
      return t('Open the editor')
    case 'rules':
      return t('Look at the rules')
    case 'shop':
      return count > 0 ? t('Open the shop settings') : t('Add a product')
    case 'people':
      return t('Invite someone')
  }
}

/** The command of a step without a page; `undefined` if there is none. */
export function stepCommand({ name, href }: Pick<FirstStep, 'name' | 'href'>): string | undefined {
  if (href !== null) return undefined
  if (name === 'trainings') return 'npm run site -- import trainings FILE'
  if (name === 'people') return 'npm run site -- user create --mail MAIL --role learner'
  return undefined
}

/** One sentence about the state of a step. */
export function stepSentence({ name, done, count, open, href }: FirstStep, t: Translate): string {
  switch (name) {
    case 'site':
      return done
        ? t('Name, languages, time zone and footer are saved.')
        : t('Give the site its name, its languages, its time zone and its footer.')
    case 'trainings':
      if (done) return t('{{count}} trainings are in the catalogue.', { count })
      return href ? t('The catalogue is empty.') : t('The catalogue is empty. Import a CSV file with this command:')
    case 'storefront':
      if (done) return t('{{count}} sections are on the storefronts.', { count })
      return t('The storefront has no sections yet. Until then, visitors can search the catalogue.')
    case 'rules':
      return done ? t('{{count}} rules are on.', { count }) : t('No rule is on, so nothing earns points yet.')
    case 'shop':
      if (done) return t('The shop is open, with {{count}} products.', { count })
      if (open) return t('The shop is open, but it has no product yet.')
      return count > 0
        ? t('The shop is closed. {{count}} products are ready.', { count })
        : t('The shop is closed and has no product. One is enough to begin.')
    case 'people':
      if (done) return t('{{count}} people have an account.', { count })
      return href
        ? t('You are the only one so far.')
        : t('You are the only one so far. Make an account with this command:')
  }
}
