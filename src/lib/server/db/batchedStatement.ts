import type { Writable } from 'node:stream'

/** A statement with its values, which the server takes as they are. */
export interface StatementText {
  /** The server knows it by this name; `undefined`: it reads the text at each run. */
  name: string | undefined
  text: string
  values: readonly PlainValue[]
}

/** A value whose text needs no rules. */
export type PlainValue = string | number | bigint | boolean | null | undefined

/** The messages of a connection that the types of the driver leave out (PostgreSQL, section 54.2.3). */
export interface DriverLine {
  stream: Pick<Writable, 'writable' | 'write'>
  /** The named statements that the server knows, and those of which it has not said so yet. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: {
    statement: string
    values: readonly PlainValue[]
    valueMapper: (value: PlainValue) => string | null
  }): void
  describe(portal: { type: 'P'; name: '' }): void
  execute(portal: { portal: '' }): void
  sync(): void
}

/** How the driver reads the text of a value, by the number of its type. */
export interface Parsers {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown
}

interface Column {
  name: string
  read: (text: string) => unknown
}

/** The columns of the rows of a connection's named statements; none: it returns no rows. */
const columnsOf = new WeakMap<DriverLine['parsedStatements'], Map<string, readonly Column[]>>()

/** A statement of a batch: it writes its messages and reads their answers. It does not end the batch. */
export class BatchedStatement {
  readonly name: string | undefined
  readonly text: string
  /** Resolves as a query of the driver does. */
  readonly answer: Promise<unknown>
  readonly fail: (error: unknown) => void
  readonly #resolve: (result: { command: string; rowCount: number; rows: object[] }) => void
  readonly #values: StatementText['values']
  readonly #parsers: Parsers
  readonly #rows: object[] = []
  #columns: readonly Column[] | undefined

  constructor({ name, text, values }: StatementText, parsers: Parsers) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.answer = promise
    this.#resolve = resolve
    this.fail = reject
    this.name = name
    this.text = text
    this.#values = values
    this.#parsers = parsers
  }

  write(connection: DriverLine): void {
    const { name = '', text } = this
    if (!isKnown(connection, name)) {
      connection.parse({ name, text })
      if (name) connection.submittedNamedStatements[name] = text
    }
    connection.bind({ statement: name, values: this.#values, valueMapper: textOf })
    // The server refuses a named statement whose columns have changed, so they are known after its first run.
    this.#columns = columnsOf.get(connection.parsedStatements)?.get(name)
    if (!this.#columns) connection.describe({ type: 'P', name: '' })
    connection.execute({ portal: '' })
  }

  describe({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: this.#parsers.getTypeParser(dataTypeID, 'text'),
    }))
  }

  addRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#columns ?? [], fields))
    } catch (error) {
      this.fail(error)
    }
  }

  /** @param message says what was done and with how many rows: `INSERT 0 1`, `UPDATE 3`, `BEGIN` */
  complete({ text }: { text: string }, { parsedStatements }: DriverLine): void {
    if (this.name) {
      const known = columnsOf.get(parsedStatements) ?? new Map<string, readonly Column[]>()
      columnsOf.set(parsedStatements, known.set(this.name, this.#columns ?? []))
    }
    const [command = '', ...counts] = text.split(' ')
    this.#resolve({ command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows })
  }

  /** Fails because one before it has failed: the server has not read it. */
  leaveOut({ submittedNamedStatements }: DriverLine): void {
    if (this.name) delete submittedNamedStatements[this.name]
    // As a server refuses a statement in a failed transaction (PostgreSQL, appendix A).
    this.fail(Object.assign(new Error('An earlier statement of the batch failed.'), { code: '25P02' }))
  }
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  for (const [place, { name, read }] of columns.entries()) {
    const text = fields[place]
    row[name] = text === null || text === undefined ? null : read(text)
  }
  return row
}

function isKnown({ parsedStatements, submittedNamedStatements }: DriverLine, name: string): boolean {
  return name in parsedStatements || name in submittedNamedStatements
}

function textOf(value: PlainValue): string | null {
  return value === null || value === undefined ? null : String(value)
}
