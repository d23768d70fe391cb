import { useEffect, useRef } from 'react'
import type { Problem } from '#shared/contract/common.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { idOf } from './idOf.ts'

interface RefusedProps {
  problems: readonly Problem[]
  /** The labels of the form's fields by their names; what concerns none of them is said here only. */
  labels: Readonly<Record<string, string>>
  productHref: string
  t: Translate
}

/** What can be done about what was refused, by the code of the refusal. */
const elsewhere: Readonly<Record<string, 'affordable' | 'product' | 'orders'>> = {
  insufficient_points: 'affordable',
  sold_out: 'product',
  limit_reached: 'product',
  not_started: 'product',
  idempotency_key: 'orders',
  already_bought: 'orders',
}

/** The key of this page has bought already, in another tab and with other answers. */
const boughtElsewhere = msg('You redeemed this a moment ago. To redeem it once more, open the checkout again.')

/** Everything that is wrong at once, each with a link to where it is corrected; it takes the focus when it appears. */
export function Refused({ problems, labels, productHref, t }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(problems)
  useEffect(() => {
    // What came with the page has had the focus, and whoever types by now keeps it.
    if (problems === seen.current) return
    seen.current = problems
    box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null

  const ways = new Set(problems.flatMap(({ code }) => elsewhere[code] ?? []))
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the focus gets to what was refused
    <div className="errors" role="alert" tabIndex={-1} ref={box} autoFocus>
      {problems.some(({ path }) => labels[path] !== undefined) && <h2>{t('Please check the following')}</h2>}
      <ul>
        {problems.map((problem) => {
          const label = labels[problem.path]
          const message = problem.code === 'idempotency_key' ? t(boughtElsewhere) : problem.message
          return (
            <li key={problem.path + message}>
              {label === undefined ? (
                message
              ) : (
                <a href={`#${idOf(problem.path)}`}>
                  <bdi>{label}</bdi> – {message}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {ways.size > 0 && (
        <p className="actions">
          {ways.has('affordable') && <a href="/incentives?affordable=1">{t('See rewards within reach')}</a>}
          {ways.has('product') && <a href={productHref}>{t('Go to the reward')}</a>}
          {ways.has('orders') && <a href="/incentives/orders">{t('My rewards')}</a>}
        </p>
      )}
    </div>
  )
}
