/**
 * Whether the name of an xAPI account is a username of this site. Users choose their usernames, so the id of another
 * system can be somebody's name: only accounts of this site count, and those of home pages that the API key names.
 */
export function trustsAccount(homePage: string, { origin, listed }: { origin: string; listed: readonly string[] }) {
  return [origin, ...listed].some((trusted) => plain(trusted) === plain(homePage))
}

/** Addresses that differ in the case of the host, a default port or a last slash are the same. */
function plain(address: string): string {
  return (URL.canParse(address) ? new URL(address).href : address).replace(/\/$/, '')
}
