import type { KeyScope } from '../contract/apiKeys.ts'
import { msg } from '../i18n/message.ts'

/** The words of the scopes of an API key; source strings. */
export const keyScopeWords: Record<KeyScope, { label: string; hint: string }> = {
  events: { label: msg('Learning events'), hint: msg('Reports what people did in another system.') },
  xapi: { label: msg('xAPI statements'), hint: msg('Sends statements as a learning record provider.') },
  scim: {
    label: msg('User provisioning (SCIM 2.0)'),
    hint: msg('Creates, changes and blocks accounts, such as from a directory.'),
  },
}
