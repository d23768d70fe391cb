import { msg } from '#shared/i18n/message.ts'

/** The strings of a field that chooses a person. An island with one passes these to `messages` with its own. */
export const personPickerStrings = [msg('Yourself'), msg('The people could not be loaded.')]
