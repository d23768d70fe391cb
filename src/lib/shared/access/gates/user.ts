import type { Gate } from '../admission.ts'

/** The pages of accounts: profile, notifications, login and password. */
export const userGates: Record<string, Gate> = {
  '/user': { admit: 'signed-in' },
  '/user/[uid]/edit': { admit: 'signed-in' },
  '/user/[uid]/mail': { admit: 'signed-in' },
  '/user/[uid]/avatar': { admit: 'signed-in' },
  '/user/notices': { admit: 'signed-in' },
  '/user/language': { admit: 'signed-in' },
  '/user/login': { admit: 'public' },
  '/user/logout': { admit: 'public' },
  '/user/password': { admit: 'public' },
  '/user/password/sent': { admit: 'public' },
  '/user/password/[token]': { admit: 'public' },
  '/user/mail/[token]': { admit: 'public' },
  '/user/mail/stop/[secret]': { admit: 'public' },
}
