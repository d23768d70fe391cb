import type { Offer } from '#client/stores/checkout.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** The learner's points, the price, and the points that are left. */
export function Sum({ offer: { price, points }, t }: { offer: Offer; t: Translate }) {
  const left = points - price
  return (
    <dl className="checkout-sum">
      <div>
        <dt>{t('You have')}</dt>
        <dd className="num">{t('{{count}} points', { count: points })}</dd>
      </div>
      <div>
        <dt>{t('It costs')}</dt>
        <dd className="num">{t('{{count}} points', { count: price })}</dd>
      </div>
      <div className="left">
        <dt>{left < 0 ? t('You are short of') : t('You will have left')}</dt>
        <dd className="num">{t('{{count}} points', { count: Math.abs(left) })}</dd>
      </div>
    </dl>
  )
}
