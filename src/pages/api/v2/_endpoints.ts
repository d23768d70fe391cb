/** Every endpoint of the contract: what the published description is made from. */
export const endpointFiles = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/_*.ts', '!./openapi.json.ts'],
  {
    eager: true,
  },
)
