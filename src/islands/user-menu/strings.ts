import { msg } from '#shared/i18n/message.ts'

export const strings = [
  msg('Account of {{name}}'),
  msg('{{account}}, {{count}} unread notifications'),
  msg('View profile'),
  msg('Edit profile'),
  msg('Security'),
  msg('Language'),
  msg('Log out'),
  msg('Notifications'),
  msg('Notifications ({{number}})'),
]
