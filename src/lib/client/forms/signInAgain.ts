import { call } from '../api.ts'

/** The log-in worked, but with another account than the one whose work is to be saved. */
export class OtherAccount extends Error {
  readonly account: string

  constructor(account: string) {
    super('Another account has logged in.')
    this.account = account
  }
}

/**
 * Logs in again after the session of a user has ended.
 * @throws OtherAccount if that is another user now
 */
export async function signInAgain(uid: number, name: string, password: string, code?: string): Promise<void> {
  const { data } = await call('POST session', { body: { name, password, ...(code && { code }) }, whole: false })
  if (data.uid !== null && data.uid !== uid) throw new OtherAccount(data.full_name)
}
