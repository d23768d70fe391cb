import { msg } from '#shared/i18n/message.ts'
import { somethingWrong } from '#shared/notices/flash.ts'

/** The strings of the toasts, and the notifications that islands show in the source language. */
export const strings = [msg('Notifications'), msg('Dismiss'), somethingWrong.message]
