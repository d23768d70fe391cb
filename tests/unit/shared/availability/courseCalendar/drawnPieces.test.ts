import { describe, expect, test } from 'vitest'
import { barsPath, joinedPieces, piecesOf } from '#shared/availability/courseCalendar/drawnPieces.ts'

const columns = [
  { from: 0, until: 100 },
  { from: 200, until: 300 },
]

describe('a range is drawn in columns of equal width', () => {
  test('as a part of each column that it meets', () => {
    expect(piecesOf({ from: 50, until: 250 }, columns)).toEqual([
      { column: 0, at: 25, width: 25 },
      { column: 1, at: 50, width: 25 },
    ])
    expect(piecesOf({ from: 10, until: 20 }, columns)).toEqual([{ column: 0, at: 5, width: 5 }])
  })

  test('not at all between and beside the columns', () => {
    expect(piecesOf({ from: 100, until: 200 }, columns)).toEqual([])
    expect(piecesOf({ from: 300, until: 400 }, columns)).toEqual([])
  })

  test('with the parts joined that touch', () => {
    expect(joinedPieces({ from: 50, until: 250 }, columns)).toEqual([{ column: 0, at: 25, width: 50 }])
    expect(joinedPieces({ from: -5, until: 999 }, columns)).toEqual([{ column: 0, at: 0, width: 100 }])
  })

  test('as one path for any number of ranges, each place counted from the end of the one before', () => {
    const ranges = [
      { from: 10, until: 50 },
      { from: 90, until: 220 },
      { from: 250, until: 300 },
    ]
    expect(barsPath(ranges, columns)).toBe('M500 0h2000m2000 0h500m0 0h1000m1500 0h2500')
    expect(barsPath([], columns)).toBe('')
  })
})
