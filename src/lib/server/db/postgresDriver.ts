import { type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'
import { nameStatement } from './namedStatements.ts'

nameStatement('begin')

/** Begins a transaction without waiting for the server: `begin` shares a round trip with the first statements. */
export class JoiningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    // The first statement fails with it, and so does the commit.
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}
