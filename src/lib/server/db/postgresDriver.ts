import { type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'

/**
 * Begins a transaction without waiting for the server: `begin` shares a round trip with the first statements, see
 * `postgresClient.ts`.
 */
export class JoiningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.isolationLevel || settings.accessMode) return begun
    // The first statement fails with it, and so does the commit.
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}
