import type { Rule } from '#shared/points/rules.ts'
import { takerOf } from '#shared/points/takerOf.ts'
import type { UnfinishedOrder, Overview, AttentionItem } from '#shared/contract/overview.ts'

/** Points that expire within this number of days are worth a look. */
const SOON_DAYS = 45
/** How many products are named. */
const PRODUCTS = 4
const RULES = 3

type Figures = Omit<Overview, 'attention'>

/** The things that need attention, the most urgent first. */
export function attentionOf(
  figures: Figures,
  { undecided, rules }: { undecided: UnfinishedOrder | undefined; rules: readonly Rule[] },
): AttentionItem[] {
  const { ledger, orders, facts } = figures
  const items: (AttentionItem | false)[] = [
    ledger !== null && ledger.findings > 0 && { code: 'ledger', findings: ledger.findings, at: ledger.at },
    undecided !== undefined && { code: 'decisions', count: orders.to_decide, oldest: undecided },
    facts.rules.on === 0 && { code: 'no_rules' },
    facts.rules.on > 0 && !facts.rules.enabled && { code: 'rules_off' },
    ...unreachedRules(rules).slice(0, RULES),
    facts.schedules.default_name === null && { code: 'no_schedule' },
    !facts.shop.open && { code: 'shop_closed' },
    ...figures.stock
      .slice(0, PRODUCTS)
      .map((product): AttentionItem => ({ code: product.left === 0 ? 'sold_out' : 'low_stock', product })),
    expiringSoon(figures),
  ]
  return items.filter((item) => item !== false)
}

function unreachedRules(rules: readonly Rule[]): AttentionItem[] {
  return rules.flatMap(({ id, name }, index): AttentionItem[] => {
    const taker = takerOf(rules, index)
    if (taker === null) return []
    return [{ code: 'unreached_rule', id, name, position: index + 1, taker: rules[taker]?.name ?? '' }]
  })
}

function expiringSoon({ day, expiring }: Figures): AttentionItem | false {
  const [next] = expiring.dates
  if (!next) return false
  const days = Temporal.PlainDate.from(day).until(next.date).days
  return days <= SOON_DAYS && { code: 'expiring', ...next, days }
}
