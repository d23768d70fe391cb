import type { AccountState, StateFilter } from '../contract/managedPeople.ts'
import { msg } from '../i18n/message.ts'

export const accountStateLabels: Record<AccountState, string> = {
  active: msg('Active'),
  invited: msg('Invited'),
  blocked: msg('Blocked'),
}

export const stateFilterLabels: Record<StateFilter, string> = {
  ...accountStateLabels,
  unseen: msg('Not seen for a year'),
}
