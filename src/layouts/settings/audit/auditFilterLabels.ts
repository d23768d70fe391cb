import { msg } from '#shared/i18n/message.ts'

/** The name of each filter, as a source string. */
export const auditFilterLabels: Readonly<Record<string, string>> = {
  actor: msg('Person'),
  action: msg('Action'),
  subject: msg('Kind'),
  from: msg('From'),
  until: msg('To'),
}
