import { expect, test } from 'vitest'
import { troubleRemedy } from '#layouts/courses/calendar/troubleRemedy.ts'
import { conflictCodes, type InstructorState } from '#shared/contract/trainingSessions.ts'

const taught = (state: InstructorState) => ({ instructors: [{ uid: 7, state }] })

test('every conflict has a remedy on the page of its session', () => {
  for (const code of conflictCodes) {
    const { label, to } = troubleRemedy({ code }, { instructors: [] })
    expect(label, code).not.toBe('')
    expect(to, code).toMatch(/^(\/edit#\w+|\?(replace=\d+|ask=\w+)#question)$/)
  }
})

test('an instructor who is away is replaced; without one, instructors are chosen', () => {
  expect(troubleRemedy({ code: 'time_off', uid: 9 }, taught('confirmed')).to).toBe('?replace=9#question')
  expect(troubleRemedy({ code: 'no_instructor' }, taught('confirmed')).to).toBe('?replace=7#question')
  expect(troubleRemedy({ code: 'no_instructor' }, { instructors: [] }).to).toBe('/edit#people')
})

test('an instructor who was not asked is asked; one who was asked can be confirmed', () => {
  expect(troubleRemedy({ code: 'unconfirmed', uid: 7 }, taught('provisional')).to).toBe('?ask=request#question')
  expect(troubleRemedy({ code: 'unconfirmed', uid: 7 }, taught('requested')).to).toBe('?ask=confirm#question')
})
