import { call } from '../api.ts'

/** The password was right, but of another account than the one whose work is to be saved. */
export class OtherAccount extends Error {
  readonly account: string

  constructor(account: string) {
    super('This is another account.')
    this.account = account
  }
}

/**
 * Logs in again after the session of a user has ended. Another account is logged out at once: otherwise the next call of
 * the page, which still shows the work of this user, would act in its name.
 * @throws OtherAccount if it is not the account of this user
 */
export async function signInAgain(uid: number, name: string, password: string, code?: string): Promise<void> {
  const { data } = await call('POST session', { body: { name, password, ...(code && { code }) }, whole: false })
  if (data.uid === null || data.uid === uid) return
  await call('DELETE session', { whole: false })
  throw new OtherAccount(data.full_name)
}
