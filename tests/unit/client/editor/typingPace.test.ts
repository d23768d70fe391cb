import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypingPace, type TypingPace } from '#client/editor/typingPace.ts'

/** A frame of the browser, in milliseconds. */
const FRAME = 16
/** A frame on a slow processor. */
const LATE_FRAME = 45

let pace: TypingPace
let drawnAt: number[]
let takes: number
let frame: number

beforeEach(() => {
  vi.useFakeTimers()
  drawnAt = []
  takes = 5
  frame = FRAME
  pace = createTypingPace((run) => {
    const timer = setTimeout(run, frame)
    return () => clearTimeout(timer)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Draws as long as the processor needs. */
function draw() {
  drawnAt.push(performance.now())
  vi.advanceTimersByTime(takes)
}

/** Types letters, one each 60 ms. */
function type(letters: number) {
  for (let letter = 0; letter < letters; letter++) {
    pace.drawSoon(draw)
    vi.advanceTimersByTime(60)
  }
}

test('a fast processor draws each letter after its frame', () => {
  type(5)
  expect(drawnAt).toHaveLength(5)
})

test('several letters within one frame are drawn once', () => {
  for (let letter = 0; letter < 3; letter++) pace.drawSoon(draw)
  vi.advanceTimersByTime(100)
  expect(drawnAt).toHaveLength(1)
})

test('a slow processor draws in the pauses between words, not between letters', () => {
  takes = 90
  type(1)
  vi.advanceTimersByTime(500)
  type(5)
  expect(drawnAt).toHaveLength(1)
  vi.advanceTimersByTime(500)
  expect(drawnAt).toHaveLength(2)
})

test('a user who types without a pause on a slow processor sees it drawn every one and a half seconds', () => {
  takes = 90
  type(1)
  vi.advanceTimersByTime(500)
  type(50)
  // Three seconds of typing, and the first letter.
  expect(drawnAt.length).toBeGreaterThanOrEqual(2)
  expect(drawnAt.length).toBeLessThanOrEqual(4)
})

test('a slow processor does not draw between the first two letters either', () => {
  takes = 90
  frame = LATE_FRAME
  type(5)
  expect(drawnAt).toEqual([])
  vi.advanceTimersByTime(500)
  expect(drawnAt).toHaveLength(1)
})

test('one late frame on a fast processor delays only the first drawing', () => {
  frame = LATE_FRAME
  type(1)
  expect(drawnAt).toEqual([])
  frame = FRAME
  vi.advanceTimersByTime(500)
  type(5)
  expect(drawnAt).toHaveLength(6)
})

test('one slow drawing on a fast processor delays no other one', () => {
  type(2)
  takes = 90
  type(1)
  takes = 5
  vi.advanceTimersByTime(100)
  type(5)
  expect(drawnAt).toHaveLength(8)
})

test('a drawing that is called off never comes', () => {
  pace.drawSoon(draw)
  pace.callOff()
  takes = 90
  type(1)
  vi.advanceTimersByTime(500)
  pace.drawSoon(draw)
  pace.callOff()
  vi.advanceTimersByTime(2000)
  expect(drawnAt).toHaveLength(1)
})
