import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { OverviewStock, AttentionItem } from '#shared/contract/overview.ts'
import type { Formats } from '#shared/i18n/format.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import type { IconName } from '#shared/theme/icons.ts'

interface AttentionWords {
  title: string
  text: string
  href: string
  /** A source string. */
  action: string
  icon: IconName
}

interface WordTools {
  t: Translate
  format: Formats
  now: Date
}

/** The words of a thing that needs attention, and the page where it is solved. */
export function attentionWords(item: AttentionItem, { t, format, now }: WordTools): AttentionWords {
  switch (item.code) {
    case 'ledger':
      return {
        title: t('The ledger does not balance'),
        text: t('{{count}} checks failed. Ask an administrator to run “points reconcile” and to read what it finds.', {
          count: item.findings,
        }),
        href: settingsPaths.transactions,
        action: msg('Open the transactions'),
        icon: 'error',
      }
    case 'decisions': {
      const { title, buyer, placed_at } = item.oldest
      return {
        title: t('{{count}} orders wait for your decision.', { count: item.count }),
        text: t('The oldest one: {{title}}, for {{buyer}}. Placed {{when}}.', {
          title,
          buyer,
          when: format.relative(placed_at, now),
        }),
        href: `${settingsPaths.transactions}?state=pending_approval`,
        action: msg('Decide now'),
        icon: 'schedule',
      }
    }
    case 'no_rules':
      return {
        title: t('No earning rule is on'),
        text: t('Learners cannot earn points until a rule is on.'),
        href: settingsPaths.rules,
        action: msg('Open the rules'),
        icon: 'warning',
      }
    case 'rules_off':
      return {
        title: t('Earning is turned off'),
        text: t('The rules are ready, but no event gives points.'),
        href: settingsPaths.rules,
        action: msg('Open the rules'),
        icon: 'warning',
      }
    case 'unreached_rule': {
      const { id, position, name, taker } = item
      return {
        title: t('Rule {{position}}, “{{name}}”, is never reached', { position, name }),
        text: t('“{{name}}” is above it and takes all its events.', { name: taker }),
        href: `${settingsPaths.rules}#rule-${id}`,
        action: msg('Open the rule'),
        icon: 'warning',
      }
    }
    case 'no_schedule':
      return {
        title: t('There is no default schedule'),
        text: t('New points do not expire until a schedule is in use.'),
        href: settingsPaths.schedules,
        action: msg('Open the schedules'),
        icon: 'warning',
      }
    case 'shop_closed':
      return {
        title: t('The shop is closed'),
        text: t('Learners earn points, but cannot redeem them.'),
        href: settingsPaths.shop,
        action: msg('Open the shop settings'),
        icon: 'warning',
      }
    case 'sold_out':
    case 'low_stock':
      return stockWords(item.product, t)
    case 'expiring':
      return {
        title: t('{{count}} points expire on {{date}}', { count: item.points, date: format.date(item.date) }),
        text: t('That is {{when}}.', { when: format.relative(item.date, now) }),
        href: settingsPaths.schedules,
        action: msg('Open the schedules'),
        icon: 'schedule',
      }
  }
}

function stockWords(product: OverviewStock, t: Translate): AttentionWords {
  const { id, type, left } = product
  const isVoucher = type === 'voucher'
  return {
    title: stockTitle(product, t),
    text: demandWords(product, t).join(' '),
    href: `${settingsPaths.products}/${id}/${isVoucher ? 'codes' : 'edit'}`,
    action: isVoucher ? msg('Add codes') : msg('Restock'),
    icon: left === 0 ? 'error' : 'warning',
  }
}

function stockTitle({ title, type, left }: OverviewStock, t: Translate): string {
  if (left === 0) return t('{{title}}: sold out', { title })
  if (type === 'voucher') return t('{{title}}: {{count}} codes left', { title, count: left })
  return t('{{title}}: {{count}} left', { title, count: left })
}

/** How many learners want a product, and from which number on it is low. */
export function demandWords({ waiting, saving, left, low_stock_at }: OverviewStock, t: Translate): string[] {
  return [
    ...(waiting > 0 ? [t('{{count}} people wait for it.', { count: waiting })] : []),
    ...(saving > 0 ? [t('{{count}} people save for it.', { count: saving })] : []),
    ...(left > 0 && low_stock_at !== null ? [t('Low at {{number}} or fewer.', { number: low_stock_at })] : []),
  ]
}
