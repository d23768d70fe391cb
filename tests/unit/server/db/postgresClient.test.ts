import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { nameStatement } from '#server/db/namedStatements.ts'
import { clientOf } from '#server/db/postgresClient.ts'

const KNOWN = 'select 1 as known'
nameStatement(KNOWN)

/** A client that notes what would go to the server. */
function openClient() {
  const sent: (string | Batch)[] = []
  class NotingClient {
    connection = { stream: new PassThrough() }
    query(statement: string | Batch): Promise<unknown> {
      sent.push(statement)
      return Promise.resolve('done')
    }
  }
  const Client = clientOf({ ...pg, Client: NotingClient as unknown as typeof pg.Client }, true, () => {})
  return { client: new Client(), sent }
}

type Batch = Pick<pg.Query, 'submit'> & {
  handleError(error: unknown): void
  handleCommandComplete(message: { text: string }, connection: { parsedStatements: object }): void
}

function only(sent: readonly (string | Batch)[]): Batch {
  const [first] = sent
  if (sent.length !== 1 || typeof first !== 'object') throw new Error(`Not one batch: ${JSON.stringify(sent)}`)
  return first
}

test('a statement that cannot share the batch of the begin waits for its answer', async () => {
  const { client, sent } = openClient()
  const begun = client.query('begin', [])
  const ends = [client.query('insert into plain values (1)', []), client.query(KNOWN, [])]
  await nextTurn()
  only(sent).handleCommandComplete({ text: 'BEGIN' }, { parsedStatements: {} })
  await begun
  expect(await ends[0]).toBe('done')
  await nextTurn()
  expect(sent).toEqual([expect.anything(), 'insert into plain values (1)', expect.anything()])
})

test('after a begin that failed, no statement goes to the server', async () => {
  const { client, sent } = openClient()
  const ends = ['begin', 'insert into plain values (1)', KNOWN].map((text) => client.query(text, []))
  const settled = Promise.allSettled(ends)
  await nextTurn()
  only(sent).handleError(new Error('no memory'))
  expect((await settled).map((end) => end.status)).toEqual(['rejected', 'rejected', 'rejected'])
  await nextTurn()
  for (const late of [KNOWN, 'rollback']) await expect(client.query(late, [])).rejects.toThrow('no memory')
  expect(sent).toHaveLength(1)
})
