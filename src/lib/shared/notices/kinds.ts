import { z } from 'zod'
import type { Feature } from '../access/flags.ts'
import { Day, Id } from '../contract/common.ts'
import { type OrderState, orderStates } from '../contract/orders.ts'
import { msg } from '../i18n/message.ts'
import { kind, type Words } from './kind.ts'
import { sessionKinds } from './sessionKinds.ts'

const Points = z.int().positive()
const Product = z.strictObject({ product: Id, title: z.string().max(300) })

const orderMessages: Record<OrderState, string> = {
  placed: msg('Your order “{{title}}” has been placed.'),
  pending_approval: msg('Your order “{{title}}” is waiting for approval.'),
  approved: msg('Your order “{{title}}” has been approved.'),
  fulfilled: msg('Your order “{{title}}” is ready for you.'),
  rejected: msg('Your order “{{title}}” has been rejected. You have your points back.'),
  cancelled_by_user: msg('You have cancelled your order “{{title}}”. You have your points back.'),
  cancelled_by_admin: msg('Your order “{{title}}” has been cancelled. You have your points back.'),
  returned: msg('Your order “{{title}}” has been returned. You have your points back.'),
}

/** All kinds of notices. A new kind is one more member here. */
export const noticeKinds = {
  points_expiring: kind({
    label: msg('Points that expire soon'),
    /** `date` is the last day on which the points can be spent. */
    details: z.strictObject({ points: Points, date: Day }),
    say: ({ points, date }) => ({
      message: msg('{{count}} points are valid until {{date}} and expire after that.'),
      values: (format) => ({ count: points, date: format.date(date, 'long') }),
      href: '/incentives/wallet',
    }),
    icon: 'schedule',
    mail: { subject: msg('Some of your points expire soon'), link: msg('See your points') },
  }),
  order_state: kind({
    label: msg('News about your orders'),
    /** `title` names the order: its first product, in the buyer's language. */
    details: z.strictObject({ order: Id, state: z.enum(orderStates), title: z.string().max(300) }),
    say: ({ order, state, title }) => ({
      message: orderMessages[state],
      values: () => ({ title }),
      href: `/incentives/orders/${order}`,
    }),
    icon: 'receipt_long',
    mail: { subject: msg('News about your order'), link: msg('See your order') },
  }),
  goal_affordable: kind({
    label: msg('You have enough points for your goal'),
    details: Product,
    say: ({ product, title }) => ({
      message: msg('You have enough points for “{{title}}” now.'),
      values: () => ({ title }),
      href: `/incentives/${product}`,
    }),
    icon: 'redeem',
    mail: null,
  }),
  back_in_stock: kind({
    label: msg('An item you’re waiting for is back'),
    details: Product,
    say: ({ product, title }) => ({
      message: msg('“{{title}}” is back in the shop.'),
      values: () => ({ title }),
      href: `/incentives/${product}`,
    }),
    icon: 'storefront',
    mail: null,
  }),
  points_earned: kind({
    label: msg('Points that you earn'),
    /** `reason` is the name of the rule, `title` the training, both in the learner's language. */
    details: z.strictObject({
      points: Points,
      reason: z.string().max(300),
      title: z.string().max(300).default(''),
      completed: z.boolean().default(false),
    }),
    say: ({ points, reason, title, completed }) => ({
      message: earnedMessage({ title, completed }),
      values: () => ({ count: points, reason, title }),
      href: '/incentives/wallet',
    }),
    icon: 'star',
    mail: null,
  }),
  points_adjusted: kind({
    label: msg('Points that our team gives or takes'),
    /** `points` is below 0 if points were taken; `reason` is in the words of the manager. */
    details: z.strictObject({ points: z.int(), reason: z.string().max(300) }),
    say: ({ points, reason }) => ({
      message:
        points < 0
          ? msg('{{count}} points were taken from you: {{reason}}')
          : msg('Our team gave you {{count}} points: {{reason}}'),
      values: () => ({ count: Math.abs(points), reason }),
      href: '/incentives/wallet',
    }),
    icon: 'star',
    mail: null,
  }),
  ...sessionKinds,
}

export type NoticeType = keyof typeof noticeKinds
export type NoticeDetails<Type extends NoticeType> = z.input<(typeof noticeKinds)[Type]['details']>
export const noticeKindNames = Object.keys(noticeKinds) as NoticeType[]

/** The switches of the site that have notices. */
export type NoticeFeatures = Pick<Record<Feature, boolean>, 'incentives' | 'availability'>

/** The kinds whose feature is on: the others lead nowhere. */
export function noticeKindsFor(features: NoticeFeatures): NoticeType[] {
  return noticeKindNames.filter((type) => features[noticeKinds[type].feature])
}

function earnedMessage({ title, completed }: { title: string; completed: boolean }): string {
  if (title === '') return msg('You earned {{count}} points: {{reason}}')
  return completed
    ? msg('You earned {{count}} points: “{{title}}” completed')
    : msg('You earned {{count}} points: {{reason}}, “{{title}}”')
}

/** The notice in the reader's language; `undefined` for a kind that this version of the site does not know. */
export function writeNotice(type: string, details: unknown, { t, format }: Words) {
  const known = Object.hasOwn(noticeKinds, type) ? noticeKinds[type as NoticeType] : undefined
  const text = known?.read(details)
  if (!known || !text) return undefined
  const { icon, mail } = known
  return { message: t(text.message, text.values?.(format)), href: text.href, icon, mail }
}
