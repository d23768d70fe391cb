/**
 * Returns the first code if it may be the heading of a column: if all others have a digit and it has none, or if it has a
 * space and no other has one. It can still be a code, so a manager decides.
 */
export function likelyHeading([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return undefined
  const isAlone = (has: (code: string) => boolean) => has(first) && !others.some(has)
  return isAlone(hasNoDigit) || isAlone(hasSpace) ? first : undefined
}

const hasNoDigit = (code: string) => !/\p{Nd}/u.test(code)
const hasSpace = (code: string) => /\s/.test(code)
