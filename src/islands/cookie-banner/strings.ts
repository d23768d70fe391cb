import { msg } from '#shared/i18n/message.ts'

export const strings = [msg('Cookies'), msg('Close')]
