import { msg } from '#shared/i18n/message.ts'

export const strings = [msg('Search'), msg('Search trainings'), msg('Loading')]
