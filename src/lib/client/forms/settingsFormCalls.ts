import type { FieldError } from '../fieldErrors.ts'

/** Values that the server has saved, with the revision that the next save is based on. */
export interface SavedValues<Values> {
  values: Values
  revision?: number | undefined
}

export interface SaveRequest<Values> {
  /** The fields that differ from the saved values. */
  changes: Partial<Values>
  values: Values
  /** The saved values, from which the user started. */
  saved: Values
  revision: number | undefined
  /** The same for a repeated attempt with the same values. */
  idempotencyKey: string
}

/** The parts of the form library that the store uses. */
export interface FormFace<Values> {
  read(): Values
  write(values: Values): void
  showErrors(errors: readonly FieldError[]): void
}

export interface SettingsFormCalls<Values, Result extends SavedValues<Values>> {
  save(request: SaveRequest<Values>): Promise<Result>
  /** Reads what is saved now, after a conflict. */
  reload?: (() => Promise<SavedValues<Values>>) | undefined
  signIn(name: string, password: string, code?: string): Promise<unknown>
  /** Called after a save, for example to open another page. */
  saved?: ((result: Result) => void) | undefined
  /** Shows a failure that has no problems to list. */
  fail(error: unknown): void
  leave(href: string): void
  newKey(): string
  /** Whether the form has a field with this path. */
  hasField(name: string): boolean
}
