import { z } from 'zod'
import { Id, Instant, KeysetMeta, LanguageCode, Page } from './common.ts'

/** `waiting`: an attempt failed, and the next one is planned. `given_up`: no attempt is planned. */
export const deliveryStates = ['sent', 'waiting', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** An attempt to send a mail, as the log keeps it for `DELIVERIES_KEPT_DAYS`. */
export const MailDelivery = z.strictObject({
  id: Id,
  /** The last attempt, in UTC. */
  at: Instant,
  person: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  /** The address of a mail that does not go to a user. */
  address: z.string().nullable(),
  type: z.string(),
  /** The kind of the mail in the reader's language. */
  label: z.string(),
  language: LanguageCode,
  state: z.enum(deliveryStates),
  tries: z.int(),
  error: z.string(),
  /** Whether the mail can be sent again. */
  is_repeatable: z.boolean(),
})
export type MailDelivery = z.infer<typeof MailDelivery>

export const DELIVERIES_KEPT_DAYS = 90

export const MailDeliveriesQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  uid: z.coerce.number().pipe(Id).optional(),
  /** The `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{14}-\d{1,10}$/)
    .optional(),
  limit: Page.shape.limit,
})
export type MailDeliveriesQuery = z.infer<typeof MailDeliveriesQuery>

export const FoundDeliveries = z.strictObject({ data: z.array(MailDelivery), meta: KeysetMeta })
export type FoundDeliveries = z.infer<typeof FoundDeliveries>
