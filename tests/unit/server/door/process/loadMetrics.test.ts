import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Registry } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { remembered } from '#server/cache/remembered.ts'
import { createBodyReceiver } from '#server/door/http/receiveBody.ts'
import { listen } from '#server/door/http/server.ts'
import { measureJobs } from '#server/door/process/jobMetrics.ts'
import { measureLoads } from '#server/door/process/loadMetrics.ts'
import { jobLoads } from '#server/jobs/turns.ts'
import { noteThread } from '#server/memory/loads.ts'
import { readOnce } from '#server/memory/readOnce.ts'
import { code, files } from '../../../../architecture/source.ts'

const registry = new Registry()
measureLoads(registry)
measureJobs(registry)

/** The value of a line of the metrics. */
async function measured(line: string): Promise<number> {
  const found = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? 0 : Number(found.slice(line.length))
}

/** The name of the only label of a store. */
const entries = (store: string) => `kept_entries{store="${store}"}`
const bytes = (store: string) => `kept_bytes{store="${store}"}`

describe('the metrics show', () => {
  test('the texts that were read once, with their bytes', async () => {
    const before = await measured(bytes('read texts'))
    const readLength = readOnce((text) => ({ length: text.length }))
    const count = await measured(entries('read texts'))
    readLength('abc')
    readLength('abc')
    expect((await measured(bytes('read texts'))) - before).toBe(6)
    expect((await measured(entries('read texts'))) - count).toBe(1)
  })

  test('the values that are remembered until they change', async () => {
    const listeners: ((tags: ReadonlySet<string>) => void)[] = []
    const clock = { onChange: (listener: (typeof listeners)[number]) => listeners.push(listener) }
    const find = remembered(clock as never, ['settings'], async () => 'value')
    const before = await measured(entries('remembered values'))
    await find()
    expect((await measured(entries('remembered values'))) - before).toBe(1)
    for (const change of listeners) change(new Set(['settings']))
    expect(await measured(entries('remembered values'))).toBe(before)
  })

  test('the connections of clients', async () => {
    const server = await listen(() => {}, { port: 0, host: '127.0.0.1' })
    onTestFinished(() => server.close(0))
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    await expect.poll(() => measured(entries('connections'))).toBe(1)
    socket.destroy()
    await expect.poll(() => measured(entries('connections'))).toBe(0)
  })

  test('the bodies that arrive, with the memory that they take', async () => {
    const receive = createBodyReceiver()
    const received = Promise.withResolvers<unknown>()
    const server = createServer((req, res) => {
      void receive(req, '').then((body) => {
        received.resolve(body)
        res.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\nhalf')
    await expect.poll(() => measured(bytes('arriving bodies'))).toBe(4)
    expect(await measured(entries('arriving bodies'))).toBe(1)
    socket.write('rest')
    await received.promise
    expect(await measured(bytes('arriving bodies'))).toBe(0)
    expect(await measured(entries('arriving bodies'))).toBe(0)
  })

  test('the threads that run, until they end', async () => {
    const [one, other] = [new EventEmitter(), new EventEmitter()]
    noteThread('tests', one)
    noteThread('tests', other)
    one.emit('exit')
    expect(await measured('threads{work="tests"}')).toBe(1)
    other.emit('exit')
    expect(await measured('threads{work="tests"}')).toBe(0)
  })

  test('each thread: the code that starts one notes it', () => {
    const starting = files.filter((file) => file.startsWith('src/lib/server/') && /\bnew Worker\(/.test(code(file)))
    expect(starting.length).toBeGreaterThanOrEqual(5)
    expect(starting.filter((file) => !code(file).includes('noteThread('))).toEqual([])
  })

  test('the connections of the threads of long jobs beside those of the jobs', async () => {
    const thread = {}
    const usual = jobLoads.connections
    onTestFinished(() => {
      jobLoads.connections = usual
      jobLoads.threads.delete(thread)
    })
    jobLoads.connections = () => [{ pool: 'reading', open: 2, idle: 1, waiting: 0 }]
    jobLoads.threads.set(thread, [{ pool: 'reading', open: 1, idle: 0, waiting: 3 }])
    expect(await measured('job_connections{pool="reading",state="open"}')).toBe(3)
    expect(await measured('job_connections{pool="reading",state="waiting"}')).toBe(3)
    jobLoads.threads.delete(thread)
    expect(await measured('job_connections{pool="reading",state="waiting"}')).toBe(0)
  })
})
