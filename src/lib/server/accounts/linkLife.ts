import { HOUR_MS } from '#shared/time.ts'

/** The days in which the link of an invitation works; the form of a new person says so, too. */
export const INVITATION_DAYS = 7

/** The time in which a link for a new password or a new email address works; the mails and pages say "within one hour". */
export const LINK_MS = HOUR_MS
