import type { AriaLiveMessages, GroupBase } from 'react-select'
import type { SelectChoice } from '#client/queries/choices.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'

/** The strings of a select. An island with a select passes these to `messages` with its own. */
export const selectStrings = [
  msg('Choose one'),
  msg('No options'),
  msg('Loading...'),
  msg('{{count}} options'),
  msg('{{name}}, chosen'),
  msg('{{name}} is chosen.'),
  msg('{{name}} is removed.'),
  msg('Nothing is chosen.'),
  msg('Remove {{name}}'),
  msg('Type to find an option. The Down key opens the list.'),
  msg('The arrow keys move through the list, Enter chooses, Escape closes it.'),
  msg('The Left and Right keys move through what is chosen, Backspace removes it.'),
]

/** The announcements of a select for screen readers. */
export function selectAnnouncements(t: Translate): AriaLiveMessages<SelectChoice, boolean, GroupBase<SelectChoice>> {
  const guidance = {
    input: t('Type to find an option. The Down key opens the list.'),
    menu: t('The arrow keys move through the list, Enter chooses, Escape closes it.'),
    value: t('The Left and Right keys move through what is chosen, Backspace removes it.'),
  }
  return {
    guidance: ({ context }) => guidance[context],
    onFocus: ({ label = '', isSelected }) => (isSelected ? t('{{name}}, chosen', { name: label }) : label),
    onFilter: ({ resultsMessage }) => resultsMessage,
    onChange: ({ action, label = '' }) => {
      if (action === 'clear') return t('Nothing is chosen.')
      if (action === 'select-option') return t('{{name}} is chosen.', { name: label })
      const isRemoved = ['deselect-option', 'remove-value', 'pop-value'].includes(action)
      return isRemoved ? t('{{name}} is removed.', { name: label }) : ''
    },
  }
}
