import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { requireNearHost } from '#tests/load/nearHost.ts'

describe('The load', () => {
  it('goes to this machine and to private networks', async () => {
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '10.77.0.10', '172.30.7.2', '192.168.1.5', '[fd00::7]']
    for (const host of hosts) await expect(requireNearHost(`https://${host}:4321`), host).resolves.toBeUndefined()
  })

  it('does not go to any other address, also not to one that only looks private', async () => {
    const hosts = ['192.0.2.1', '8.8.8.8', '172.32.0.1', '169.254.169.254', '[2001:db8::1]', '[::ffff:8.8.8.8]']
    for (const host of hosts)
      await expect(requireNearHost(`https://${host}`), host).rejects.toThrow('neither on this machine')
  })

  it('ends before its first request, unless the command says that it may go anywhere', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        ['tests/load/main.ts', '--url', 'https://192.0.2.1', '--prepare', ...args],
        {
          env: { DATABASE_URL: '' },
        },
      )
    await expect(run()).rejects.toThrow('neither on this machine')
    await expect(run('--anywhere')).rejects.toThrow('DATABASE_URL is needed')
  })
})
