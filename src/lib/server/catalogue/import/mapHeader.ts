/** The header with the names that a mapping gives to its columns; a column that it leaves out is not read. */
export function mapHeader(values: readonly string[], mapping?: Readonly<Record<string, string>>): readonly string[] {
  return mapping ? values.map((value) => mapping[value.trim()] ?? '') : values
}
