import { useEffect, useRef } from 'react'
import type { Problem } from '#shared/contract/common.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { controlId } from './controlId.ts'

interface RefusedProps {
  problems: readonly Problem[]
  /** The labels of the form's fields, by name. Problems of no field are only shown here. */
  labels: Readonly<Record<string, string>>
  /** The field of the only problem: it gets the focus. */
  onlyAt: string | null
  productHref: string
  t: Translate
}

/** The links that help with a problem, by its code. */
const helpLinks: Readonly<Record<string, 'affordable' | 'product' | 'orders'>> = {
  insufficient_points: 'affordable',
  sold_out: 'product',
  limit_reached: 'product',
  not_started: 'product',
  idempotency_key: 'orders',
  already_bought: 'orders',
}

/** The key of this page was already used in another tab, with other answers. */
const boughtElsewhere = msg('You redeemed this a moment ago. To redeem it once more, open the checkout again.')

/** Lists all problems, with links to their fields. It gets the focus when it appears, except for `onlyAt`. */
export function ErrorSummary({ problems, labels, onlyAt, productHref, t }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(problems)
  useEffect(() => {
    // The problems in the page's HTML already had the focus: do not take it from a user who is typing.
    if (problems === seen.current) return
    seen.current = problems
    const field = onlyAt === null ? null : document.getElementById(controlId(onlyAt))
    const target = field ?? box.current
    target?.focus()
  }, [problems, onlyAt])
  if (problems.length === 0) return null

  const links = new Set(problems.flatMap(({ code }) => helpLinks[code] ?? []))
  return (
    // biome-ignore lint/a11y/noAutofocus: moves the focus to the problems without JavaScript
    <div className="errors" role="alert" tabIndex={-1} ref={box} autoFocus={onlyAt === null}>
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
                <a href={`#${controlId(problem.path)}`}>
                  <bdi>{label}</bdi> – {message}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {links.size > 0 && (
        <p className="actions">
          {links.has('affordable') && <a href="/incentives?affordable=1">{t('See rewards within reach')}</a>}
          {links.has('product') && <a href={productHref}>{t('Go to the reward')}</a>}
          {links.has('orders') && <a href="/incentives/orders">{t('My rewards')}</a>}
        </p>
      )}
    </div>
  )
}
