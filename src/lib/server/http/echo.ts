/** The longest name or mail address that an account can have. */
const LONGEST_NAME = 254
const LONGEST_ADDRESS = 2000

/** A typed name or mail address as its form shows it again. A longer one is refused anyway, and only its start is shown. */
export function nameToEcho(typed: string): string {
  return typed.slice(0, LONGEST_NAME)
}

/** An address of the site as a form carries it on; part of an address leads nowhere, so a longer one is dropped. */
export function addressToEcho(address: string): string {
  return address.length > LONGEST_ADDRESS ? '' : address
}
