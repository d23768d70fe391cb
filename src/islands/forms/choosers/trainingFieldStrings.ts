import { msg } from '#shared/i18n/message.ts'

/** The strings of a field for trainings. An island with one passes these to `messages` with its own. */
export const trainingFieldStrings = [msg('The trainings could not be loaded.'), msg('Training {{number}}')]
