import { expect, test } from 'vitest'
import { objectOf, periodicObject } from '#shared/points/eventObject.ts'

const event = { source: 'key:1', external_id: 's1', training_id: null }

test('an event is about its training, else about what its source names, else about itself', () => {
  expect(objectOf({ ...event, training_id: 7, object: 'https://surveys.test/1' })).toBe('training:7')
  expect(objectOf({ ...event, object: 'https://surveys.test/1' })).toBe('https://surveys.test/1')
  expect(objectOf(event)).toBe('event:key:1:s1')
  expect(objectOf({ ...event, object: '' })).toBe('event:key:1:s1')
})

test('a period counts events that are only about themselves as one object', () => {
  expect(periodicObject(objectOf(event))).toBe('')
  expect(periodicObject('training:7')).toBe('training:7')
  expect(periodicObject('https://surveys.test/event:')).toBe('https://surveys.test/event:')
})
