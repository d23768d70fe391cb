import type { Generated } from 'kysely'

/** Sign-in: sessions, password resets, known browsers, second factors, passkeys and accounts at an identity provider. */
export interface AccountsSchema {
  sessions: SessionsTable
  password_resets: { token_hash: string; uid: number; created: string; expires: string; used: string | null }
  /** New email addresses; each counts once the user opens the link that was sent to it. */
  pending_mails: PendingMailsTable
  /** The browsers that signed in to an account before; `seen` is the last time. */
  known_devices: { token_hash: string; uid: number; seen: string }
  second_factors: SecondFactorsTable
  /** Hashes of codes that each replace one code of the second factor; `used` is an instant. */
  recovery_codes: { uid: number; code_hash: string; used: string | null }
  passkeys: PasskeysTable
  /** The accounts at an identity provider that open an account of this site. */
  sso_links: { issuer: string; subject: string; uid: number; created: string }
  /** Sign-ins that wait for their next step, by the secret of the browser. */
  sign_in_steps: { token_hash: string; kind: string; uid: number | null; details: string; expires: string }
}

export interface SessionsTable {
  token_hash: string
  uid: number
  created: string
  last_seen: string
  expires: string
  /** Words such as Firefox and Windows; '' if they are not known. */
  browser: Generated<string>
  system: Generated<string>
  /** The part of the address that a network shares. */
  network: Generated<string>
  /** 1: a second factor or a passkey proved the user. */
  strong: Generated<number>
}

export interface SecondFactorsTable {
  uid: number
  /** Base32. */
  secret: string
  created: string
  /** The instant of its first code; `null`: it is being set up and counts for nothing. */
  since: string | null
  /** The last 30-second step whose code was used: a code counts once. */
  last_step: Generated<number>
}

export interface PasskeysTable {
  /** The credential's id (base64url). */
  id: string
  uid: number
  /** COSE, base64url. */
  public_key: string
  counter: Generated<number>
  /** JSON: a list. */
  transports: Generated<string>
  name: string
  created: string
  last_used: string | null
}

export interface PendingMailsTable {
  uid: number
  mail: string
  mail_key: string
  token_hash: string
  created: string
  expires: string
}
