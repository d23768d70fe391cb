import type { DeliveryState } from '../contract/mailDeliveries.ts'
import { msg } from '../i18n/message.ts'

/** The states of a mail, as the log of mails shows them. */
export const deliveryLabels: Record<DeliveryState, string> = {
  sent: msg('Email sent'),
  waiting: msg('Waiting for the next attempt'),
  given_up: msg('Not delivered'),
}
