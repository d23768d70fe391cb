import { expect, test } from 'vitest'
import { takeAddress } from '#server/cli/takeAddress.ts'

const address = 'postgres://site@db2/site'

test('the address of another database is taken from the arguments', () => {
  expect(takeAddress(['site.backup'])).toEqual({ rest: ['site.backup'] })
  expect(takeAddress(['site.backup', '--database', address])).toEqual({ rest: ['site.backup'], address })
  expect(takeAddress(['--database', address, 'site.backup'])).toEqual({ rest: ['site.backup'], address })
  expect(takeAddress([`--database=${address}`, 'site.backup'])).toEqual({ rest: ['site.backup'], address })
})

test('an option without an address is refused', () => {
  expect(takeAddress(['site.backup', '--database'])).toBeUndefined()
})
