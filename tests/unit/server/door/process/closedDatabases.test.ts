import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const reference = read('deploy/container/reference.yml')
const databases = ['db1', 'db2', 'db3']

/** The lines of one service of the reference set-up in containers. */
const serviceOf = (name: string) => new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+`, 'm').exec(reference)?.[0] ?? ''
const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value)

describe('the databases of the reference set-up', () => {
  test('open sessions that may do everything only to each other, at the same addresses in each set-up', () => {
    const rules = read('deploy/patroni/patroni.yml').match(/^ {4}- host .*$/gm) ?? []
    const addresses = valuesOf(read('deploy/trial/machines.ts'), /db\d: '([\d.]+)'/g)
    expect(addresses).toHaveLength(3)
    for (const user of ['postgres', 'rewinder', 'replicator']) {
      const from = rules.filter((rule) => rule.split(' ').includes(user)).map((rule) => rule.split(' ').at(-2))
      expect(from, user).toEqual(addresses.map((address) => `${address}/32`))
    }
    expect(databases.map((name) => /ipv4_address: ([\d.]+)/.exec(serviceOf(name))?.[1])).toEqual(addresses)
  })

  test('have a password of its own for each user, and one for the interface of Patroni', () => {
    const wanted = valuesOf(read('deploy/patroni/patroni.env'), /^(PATRONI_\w+_PASSWORD)=$/gm)
    expect(wanted).toHaveLength(4)
    const given = wanted.map((name) => new RegExp(`^  ${name}: (.*)$`, 'm').exec(reference)?.[1] ?? '')
    expect(given.filter((value) => !/^\$\{\w+:\?\}$/.test(value))).toEqual([])
    expect(new Set(given).size).toBe(4)
  })

  test('hand over only for a program that has the password', () => {
    const [, command = ''] = /\n( *printf .*\n.*switchover).*\n/.exec(read('deploy/patroni/guard-disk')) ?? []
    expect(command).toContain('"$PATRONI_RESTAPI_USERNAME" "$PATRONI_RESTAPI_PASSWORD" |')
    expect(command).toContain('curl --config -')
    expect(read('deploy/systemd/guard-disk.service')).toMatch(/^EnvironmentFile=\/etc\/patroni_env\.conf$/m)
    expect(reference).toMatch(/^x-guard: &guard\n(?: {2}.*\n)* {2}environment: \*restapi$/m)
  })

  test('keep etcd from all other machines', () => {
    const networks = (name: string) => /networks: (.*)/.exec(serviceOf(name))?.[1] ?? ''
    expect(databases.map(networks).filter((list) => !/database: .*cluster: /.test(list))).toEqual([])
    expect(networks('front')).toBe('[front]')
    expect(reference).toMatch(/^x-web: &web\n(?: {2}.*\n)* {2}networks: \[front, database\]$/m)
    expect(reference).toContain('s/0[.]0[.]0[.]0/$$ADDRESS/')
    const scraped = /job_name: etcd\n.*\n.*targets: (.*)/.exec(read('deploy/prometheus/prometheus.yml'))?.[1]
    const metrics = /^ETCD_LISTEN_METRICS_URLS=.*:(\d+)$/m.exec(read('deploy/etcd/etcd.env'))?.[1]
    expect(scraped).toBe(`[${databases.map((name) => `${name}:${metrics}`).join(', ')}]`)
  })
})
