import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atTurnEnd } from '#server/door/turnEnd.ts'

test('all that waits for the end of a turn runs once, in order, and not in the turn itself', async () => {
  const ran: string[] = []
  atTurnEnd(() => ran.push('first'))
  atTurnEnd(() => ran.push('second'))
  await Promise.resolve()
  expect(ran).toEqual([])
  await turn()
  await turn()
  expect(ran).toEqual(['first', 'second'])
})

test('something that waits again at the end of a turn runs at the end of the next one', async () => {
  const ran: string[] = []
  atTurnEnd(() => {
    ran.push('first')
    atTurnEnd(() => ran.push('next'))
  })
  await turn()
  expect(ran).toEqual(['first'])
  await turn()
  expect(ran).toEqual(['first', 'next'])
})
