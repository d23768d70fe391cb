/** Sign-in: sessions, password resets and known browsers. */
export interface AccountsSchema {
  sessions: SessionsTable
  password_resets: { token_hash: string; uid: number; created: string; expires: string; used: string | null }
  /** New email addresses; each counts once the user opens the link that was sent to it. */
  pending_mails: PendingMailsTable
  /** The browsers that signed in to an account before; `seen` is the last time. */
  known_devices: { token_hash: string; uid: number; seen: string }
}

export interface SessionsTable {
  token_hash: string
  uid: number
  created: string
  last_seen: string
  expires: string
}

export interface PendingMailsTable {
  uid: number
  mail: string
  mail_key: string
  token_hash: string
  created: string
  expires: string
}
