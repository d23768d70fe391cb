/** A time zone (IANA) as a user reads it: `Europe/Copenhagen`, `America/New York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}
