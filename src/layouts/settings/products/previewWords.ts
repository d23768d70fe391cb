import type { HiddenReason } from '#shared/contract/productPreview.ts'
import type { ShopItem } from '#shared/contract/shelf.ts'
import { criteria } from '#shared/audience/criteria.ts'
import type { Formats } from '#shared/i18n/format.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { reasonsOf } from '#shared/shop/reasons.ts'

/** The words of the preview for the manager, in the manager's language. */
export interface PreviewWords {
  tone: 'good' | 'short' | 'hidden'
  /** The learner and the points. */
  person: string
  points: string
  verdict: string
  reasons: string[]
  card: string
  page: string
}

interface Previewed {
  visit: { user: { full_name: string } }
  item: ShopItem
  points: number
  hidden: readonly HiddenReason[]
}

interface Wording {
  t: Translate
  format: Formats
}

/** The verdict is "can redeem" only if nothing hides the product from the learner and nothing prevents the order. */
export function previewWords({ visit, item, points, hidden }: Previewed, { t, format }: Wording): PreviewWords {
  const reasons = reasonsOf(item.availability, { t, format })
  const tone = hidden.length > 0 ? 'hidden' : reasons.length > 0 ? 'short' : 'good'
  const verdicts = {
    good: t('Can redeem it now'),
    short: t('Sees it, but cannot redeem it now'),
    hidden: t('Does not see it'),
  }
  return {
    tone,
    person: visit.user.full_name,
    points: t('{{count}} points', { count: points }),
    verdict: verdicts[tone],
    reasons: [...hidden.map((reason) => hiddenWords(reason, { t, format })), ...reasons],
    card: t('In the list'),
    page: t('On its own page'),
  }
}

function hiddenWords(reason: HiddenReason, { t, format }: Wording): string {
  switch (reason.code) {
    case 'draft':
      return t('It is a draft, which no learner sees')
    case 'archived':
      return t('It is archived, so no learner sees it')
    case 'no_access':
      return t('This person has no access to the shop')
    case 'training':
      return t('The training is not open to this person')
    case 'not_visible_yet':
      return t('In the shop from {{date}}', { date: format.dateTime(reason.from) })
    case 'not_visible_anymore':
      return t('In the shop until {{date}}', { date: format.dateTime(reason.until) })
    case 'audience':
      return t('{{criterion}}: not in the audience', { criterion: t(criteria[reason.criterion].label) })
  }
}
