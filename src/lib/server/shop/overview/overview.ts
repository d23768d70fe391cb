import type { Overview } from '#shared/contract/overview.ts'
import { balancesAt, firstDayOfFigures, monthEnds, redemptionUntil, weeksOf } from '#shared/points/pointFigures.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import type { PointMarks } from '../../db/schema/pointSums.ts'
import { type CurrentRules, currentRules } from '../../points/earning/currentRules.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import type { LotSum } from '../../points/sums/countLots.ts'
import { daySums } from '../../points/sums/daySums.ts'
import { lotSums } from '../../points/sums/lotSums.ts'
import { pointMarks } from '../../points/sums/marks.ts'
import type { Site } from '../../site/site.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import { losingSoon } from './losingSoon.ts'
import { oldestUndecided, openOrders } from './openOrders.ts'
import { scarceProducts } from './scarceProducts.ts'
import { attentionOf } from './attentionOf.ts'

const WITHIN_DAYS = [30, 60, 90] as const
const DATES = 6

/**
 * The figures of the points economy and the things that need attention. It reads the sums that the daily job keeps and
 * completes them with the entries since then, so its time does not grow with the ledger.
 */
export async function overview(
  reader: Reader,
  { features, now, timeZone, ...reading }: SiteTime & ReaderLanguages & Pick<Site, 'features'>,
): Promise<Overview> {
  const today = dayOf(now, timeZone)
  const marks = await pointMarks(reader)
  const since = firstDayOfFigures(today).subtract({ years: 1 }).toString()
  const sums = await daySums(reader, { since, today, timeZone })
  const ends = monthEnds(today)
  const trend = balancesAt(sums, ends)
  const settings = await shopSettings(reader)
  const orders = await openOrders(reader, { now, timeZone })
  const scarce = await scarceProducts(reader, { now, ...reading })
  const rules = await currentRules(reader)
  const facts = {
    products: { active: scarce.active, low: scarce.low, sold_out: scarce.sold_out },
    schedules: await scheduleFacts(reader),
    rules: ruleFacts(rules),
    shop: { open: features.incentives_shop_enabled, banner: settings.banner !== null },
    transactions: { open_orders: orders.open, entries_today: entriesOn(today.toString(), sums.days) },
  }
  const figures = {
    day: today.toString(),
    outstanding: {
      points: trend.at(-1)?.points ?? 0,
      holders: marks.lots_at === null ? null : marks.holders,
      point_value: settings.point_value,
      trend,
    },
    expiring: {
      ...expiringFrom(await lotSums(reader), today),
      people: await losingSoon(reader, { now, today, days: WITHIN_DAYS[2] }),
    },
    redemption: {
      ...redemptionUntil(sums.days, today),
      trend: ends.map((end) => ({ day: end.toString(), rate: redemptionUntil(sums.days, end).rate })),
    },
    weeks: weeksOf(sums.days, today),
    orders,
    stock: scarce.shown,
    facts,
    ledger: ledgerFacts(marks),
  }
  return {
    ...figures,
    attention: attentionOf(figures, { undecided: await oldestUndecided(reader), rules: rules.document.rules }),
  }
}

function entriesOn(today: string, days: readonly { day: string; entries: number }[]): number {
  return days.reduce((sum, { day, entries }) => (day === today ? sum + entries : sum), 0)
}

/** The points that expire soon. Points in the days of grace count too, because their last day is over. */
function expiringFrom(sums: readonly LotSum[], today: Temporal.PlainDate): Omit<Overview['expiring'], 'people'> {
  const ends = new Map<string, number>()
  for (const { expires_on, points } of sums) {
    if (expires_on !== '') ends.set(expires_on, (ends.get(expires_on) ?? 0) + points)
  }
  const dated = [...ends].map(([date, points]) => ({ date, points })).filter(({ points }) => points > 0)
  const within = WITHIN_DAYS.map((days) => {
    const until = today.add({ days }).toString()
    return { days, until, points: dated.reduce((sum, { date, points }) => (date <= until ? sum + points : sum), 0) }
  })
  const coming = dated.filter(({ date }) => date >= today.toString()).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { within, dates: coming.slice(0, DATES) }
}

async function scheduleFacts(reader: Reader): Promise<Overview['facts']['schedules']> {
  const rows = await reader.selectFrom('schedules').select(['name', 'status', 'is_default']).execute()
  return {
    active: rows.filter(({ status }) => status === 'active').length,
    draft: rows.filter(({ status }) => status === 'draft').length,
    default_name: rows.find(({ is_default }) => is_default === 1)?.name ?? null,
  }
}

function ruleFacts({ document, at }: CurrentRules): Overview['facts']['rules'] {
  const on = document.rules.filter(({ enabled }) => enabled).length
  return { enabled: document.enabled, on, total: document.rules.length, changed: at }
}

function ledgerFacts({ proved_at, proved_wallets, findings }: PointMarks): Overview['ledger'] {
  return proved_at === null ? null : { at: proved_at, wallets: proved_wallets, findings }
}
