/**
 * Lists all columns of a row by name; TypeScript refuses a list that is not complete. For statements that
 * are written once, which may not select `*`.
 */
export function allColumns<Row>(columns: Record<keyof Row & string, true>): readonly (keyof Row & string)[] {
  return Object.keys(columns) as (keyof Row & string)[]
}
