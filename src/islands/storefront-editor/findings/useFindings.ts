/** The worst finding of a section; null if there is none. */
export function useFindingsOf(_id: number): 'error' | 'warning' | null {
  return null
}
