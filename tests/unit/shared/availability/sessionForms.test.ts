import { expect, test } from 'vitest'
import { readSessionStep } from '#shared/availability/sessionForms.ts'

test('a ticked box is an attendance, a box that is not ticked is none', () => {
  expect(readSessionStep({ action: 'attendance', person_3: '1', attended_3: '1', person_5: '1' })).toEqual({
    kind: 'attendance',
    body: {
      people: [
        { uid: 3, attended: true },
        { uid: 5, attended: false },
      ],
    },
  })
  expect(readSessionStep({ action: 'everyone', person_3: '1', person_5: '1' })).toMatchObject({
    body: {
      people: [
        { uid: 3, attended: true },
        { uid: 5, attended: true },
      ],
    },
  })
})

test('a person of the waiting list is recorded only by a ticked box', () => {
  const form = { person_3: '1', came_5: '1' }
  const people = (three: boolean) => ({
    body: {
      people: [
        { uid: 3, attended: three },
        { uid: 5, attended: true },
      ],
    },
  })
  expect(readSessionStep({ action: 'attendance', ...form })).toMatchObject(people(false))
  expect(readSessionStep({ action: 'everyone', ...form })).toMatchObject(people(true))
})

test('the end of a booking names the person', () => {
  expect(readSessionStep({ action: 'end', uid: '4' })).toEqual({ kind: 'end', uid: 4 })
  expect(() => readSessionStep({ action: 'end', uid: 'x' })).toThrow(expect.objectContaining({ status: 400 }))
})

test('an attendance without people is refused', () => {
  expect(() => readSessionStep({ action: 'attendance', attended_3: '1', person_x: '1' })).toThrow(
    expect.objectContaining({ status: 400 }),
  )
})

test('an action notifies people unless the user says no, and an empty reason is none', () => {
  expect(readSessionStep({ action: 'schedule', reason: '  ' })).toEqual({
    kind: 'action',
    change: { action: 'schedule', notify: true },
  })
  expect(readSessionStep({ action: 'cancel', reason: 'The roof leaks.', notify: '0' })).toEqual({
    kind: 'action',
    change: { action: 'cancel', reason: 'The roof leaks.', notify: false },
  })
})

test('a cancellation without a reason, and an unknown action, are refused at their fields', () => {
  expect(() => readSessionStep({ action: 'cancel' })).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ path: 'reason', code: 'required' })] }),
  )
  expect(() => readSessionStep({ action: 'explode' })).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ path: 'action' })] }),
  )
})

test('a substitute is named with the instructor and the revision that the user saw', () => {
  expect(readSessionStep({ action: 'replace', uid: '4', by: '9', revision: '3' })).toEqual({
    kind: 'replace',
    uid: 4,
    by: 9,
    revision: 3,
    notify: false,
  })
  expect(() => readSessionStep({ action: 'replace', uid: '4', by: 'x' })).toThrow(
    expect.objectContaining({
      problems: [{ path: 'by' }, { path: 'revision' }].map((one) => expect.objectContaining(one)),
    }),
  )
})
