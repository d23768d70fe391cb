/** The names by language as they were typed: `name_ar` is the name in Arabic. */
export function typedNames(typed: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(typed).filter(([field]) => field.startsWith('name_'))
  return Object.fromEntries(named.map(([field, value]) => [field.slice('name_'.length), value]))
}
