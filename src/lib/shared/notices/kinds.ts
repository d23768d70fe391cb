import { z } from 'zod'
import { Day, Id } from '../contract/common.ts'
import { type OrderState, orderStates } from '../contract/orders.ts'
import type { Formats } from '../i18n/format.ts'
import { msg, type Translate } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/** A reader's language. */
export interface Words {
  t: Translate
  format: Pick<Formats, 'date' | 'signed'>
}

/** A source string, what goes into its placeholders, and the page that it leads to. */
interface Said {
  message: string
  values?: (format: Words['format']) => Record<string, string | number>
  href: string
}

/** What a person can be told of: what is noted of it, how it is said, and what a mail about it says beside that. */
interface Kind<Details extends z.ZodType> {
  /** What it is called where somebody chooses whether to be told. */
  label: string
  details: Details
  say(details: z.output<Details>): Said
  icon: IconName
  /** What the mail about it is headed, and what its link is called; `null`: none goes out. */
  mail: { subject: string; link: string } | null
}

const Points = z.int().positive()
const Product = z.strictObject({ product: Id, title: z.string().max(300) })

const orderMessages: Record<OrderState, string> = {
  placed: msg('Your order “{{title}}” has been placed.'),
  pending_approval: msg('Your order “{{title}}” waits for approval.'),
  approved: msg('Your order “{{title}}” has been approved.'),
  fulfilled: msg('Your order “{{title}}” is ready for you.'),
  rejected: msg('Your order “{{title}}” has been rejected. You have your points back.'),
  cancelled_by_user: msg('You have cancelled your order “{{title}}”. You have your points back.'),
  cancelled_by_admin: msg('Your order “{{title}}” has been cancelled. You have your points back.'),
  returned: msg('Your order “{{title}}” has been returned. You have your points back.'),
}

/** Everything that people are told of. A further kind is one more member here. */
export const noticeKinds = {
  points_expiring: kind({
    label: msg('Points that expire soon'),
    /** `date` is the last day on which the points are good. */
    details: z.strictObject({ points: Points, date: Day }),
    say: ({ points, date }) => ({
      message: msg('{{count}} points are good until {{date}} and expire after that.'),
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
    /** `reason` is what the rule is called, `title` the training it was for, both in the learner's language. */
    details: z.strictObject({
      points: Points,
      reason: z.string().max(300),
      title: z.string().max(300).default(''),
      completed: z.boolean().default(false),
    }),
    say: ({ points, reason, title, completed }) => ({
      message: earnedMessage({ title, completed }),
      values: (format) => ({ points: format.signed(points), reason, title }),
      href: '/incentives/wallet',
    }),
    icon: 'star',
    mail: null,
  }),
}

export type NoticeType = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as NoticeType[]
export type NoticeDetails<Type extends NoticeType> = z.input<(typeof noticeKinds)[Type]['details']>

function earnedMessage({ title, completed }: { title: string; completed: boolean }): string {
  if (title === '') return msg('{{points}} · {{reason}}')
  return completed ? msg('{{points}} · “{{title}}” completed') : msg('{{points}} · {{reason}}: “{{title}}”')
}

/** What a notice says to its reader; `undefined` for one that this version of the site does not know. */
export function sayNotice(type: string, details: unknown, { t, format }: Words) {
  const known = Object.hasOwn(noticeKinds, type) ? noticeKinds[type as NoticeType] : undefined
  const said = known?.read(details)
  if (!known || !said) return undefined
  const { icon, mail } = known
  return { message: t(said.message, said.values?.(format)), href: said.href, icon, mail }
}

function kind<Details extends z.ZodType>({ label, details, say, icon, mail }: Kind<Details>) {
  return {
    label,
    details,
    icon,
    mail,
    read(stored: unknown): Said | undefined {
      const parsed = details.safeParse(stored)
      return parsed.success ? say(parsed.data) : undefined
    },
  }
}
