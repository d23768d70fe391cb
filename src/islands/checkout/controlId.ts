/** The id of a field's control: `fields[floor]` → `checkout-floor`. */
export function controlId(name: string): string {
  return `checkout-${name.replace(/^fields\[|\]$/g, '')}`
}
